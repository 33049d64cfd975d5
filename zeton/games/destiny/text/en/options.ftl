# What each option does. $card and $target are titles, $number is how many. Of a die, the side it shows (or would show):
# $symbol, $value, $plus (yes or no), $price (its resource cost).

side = { $plus ->
    [yes] +{ $value }{ " " }
   *[no] { $symbol ->
        [blank] { "" }
        [special] { "" }
       *[other] { $value }{ " " }
    }
}{ $symbol ->
    [blank] blank
    [melee] melee
    [ranged] ranged
    [indirect] indirect
    [shield] shield
    [resource] resource
    [disrupt] disrupt
    [discard] discard
    [focus] focus
    [special] special
   *[other] { "" }
}{ $price ->
    [0] { "" }
   *[other] , costs { $price }
}
showing = { $symbol ->
    [none] { "" }
   *[other] { "" } ({ side })
}

option-activate = Activate { $card }
option-add = Resolve { $target } together with { $card }{ showing }
option-assign = { $number } to { $card }
option-attach = Put { $card } on { $target }
option-battlefield = Use { $card }
option-blue = Blue
option-choose = Choose { $card }
option-claim = Claim the battlefield ({ $card })
option-decline = No additional action
option-discard = Discard { $card }
option-discard-from-a-deck = Discard the top card of a deck
option-discard-from-deck = Discard the top 2 cards of your deck instead
option-discard-hand = Discard your whole hand
option-discard-to-reroll = Discard { $card } to reroll dice
option-draw = Draw a card
option-event = Events
option-exhaust = Exhaust { $card }
option-gain-1-resource = Gain 1 resource
option-give-1-shield = Give a character 1 shield
option-give-2-shields = Give a unique character 2 shields
option-gray = Gray
option-guard = { $target } takes the damage of { $card }{ showing } and removes it
option-heal = { $number ->
    [0] Heal { $card }
   *[other] Heal { $card } ({ $number })
}
option-hit = { $number ->
    [0] Damage { $card }
   *[other] { $number } damage to { $card }
}
option-lure = { $card } must be activated
option-move-to = To { $card }
option-opponents-deck = The opponent's deck
option-opponents-hand = The opponent's hand
option-pay-ransom = Give 1 resource
option-play = Play { $card }
option-point-at = Point at { $card }{ showing }
option-put-back = Put { $card } back
option-put-on-the-bottom = Put { $card } under the deck
option-put-on-top = Put { $card } on top of the deck
option-red = Red
option-redeploy = Redeploy { $card } to { $target }
option-remove = Remove { $card }{ showing }
option-repair = Take damage off { $card }
option-repair-a-support = Take damage off a support
option-replace = Replace { $card } on { $target }
option-reroll = Reroll { $card }{ showing }
option-resolve = { $number ->
    [0] Resolve { $card }{ showing }
   *[other] Resolve { $card }{ showing } as ranged damage
}
option-resolve-ability = { $place ->
    [none] { $card } first
   *[other] { $card } first, in answer to { $place }
}
option-resolve-both = Resolve { $card }, then { $target }; +2 for the { $number ->
    [1] first
   *[other] second
}
option-reveal = Reveal { $card }
option-roll = Roll { $card } into the pool
option-set-apart = Set { $card } apart
option-set-aside = { $card }{ showing } leaves
option-shield = { $number ->
    [one] 1 shield for { $card }
   *[other] { $number } shields for { $card }
}
option-shield-each = Give each of your unique characters 1 shield
option-spend = Pay { $number }
option-store = Put 1 resource on it
option-support = Supports
option-switch = Switch to { $card }
option-take = Take { $card }
option-take-all = Take all resources from it
option-take-from = Move damage from { $card }
option-target = Target { $card }
option-turn = Turn { $card } to { side }
option-turn-a-die = Turn a die
option-unshield = Remove a shield of { $card }
option-upgrade = Upgrades
option-yellow = Yellow
option-your-deck = Your deck
option-your-hand = Your hand

# What tells two cards or dice of one title apart.
mark-damage = { $value } damage
mark-exhausted = exhausted
mark-host = on { $value }
mark-pile = { $value ->
    [hand] in hand
    [discard] in the discard pile
    [deck] in the deck
   *[other] set apart
}
mark-shields = { $value } { $value ->
    [one] shield
   *[other] shields
}
mark-side = showing { side }
mark-stored = holds { $value }
mark-upgrades = with { $value }
