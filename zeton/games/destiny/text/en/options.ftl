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
    [shield] { $value ->
        [one] shield
       *[other] shields
    }
    [resource] { $value ->
        [one] resource
       *[other] resources
    }
    [disrupt] disrupt
    [discard] discard
    [focus] focus
    [any] any symbol
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
option-assign = Let { $card } take { $number ->
    [0] no damage
   *[other] { $number } damage
}
option-attach = Put { $card } on { $target }{ at-price }
option-battlefield = Play on { $card }
option-block = Block { $number } damage to { $card }
option-blue = Name blue
option-borrow = Resolve the special of { $card }
option-choose = Choose { $card }
option-claim = Claim the battlefield ({ $card }){ at-price }
option-deal-1-damage = Deal 1 damage to a character
option-decline = Take no additional action
option-discard = Discard { $card }
option-discard-from-a-deck = Discard the top card of a deck
option-discard-from-deck = Discard the top 2 cards of your deck instead
option-discard-hand = Discard your whole hand
option-discard-to-reroll = Discard { $card } to reroll dice
option-draw = Draw a card
option-event = Name events
option-defeat = Defeat { $card }
option-exhaust = Exhaust { $card }
option-gain-1-resource = Gain 1 resource
option-give-1-shield = Give a character 1 shield
option-give-2-shields = Give a unique character 2 shields
option-gray = Name gray
option-guard = Let { $target } take the damage of { $card }{ showing } and remove it
option-heal = { $number ->
    [0] Heal { $card }
   *[other] Heal { $number } damage on { $card }
}
option-hit = { $number ->
    [0] Damage { $card }
   *[other] Deal { $number } damage to { $card }
}
option-lose-all-resources = Lose all your resources
option-lure = Have { $card } activated
option-move-to = { $number ->
    [0] Move it to { $card }
   *[other] Move { $number } damage to { $card }
}
option-name-symbol = { $number ->
    [0] Name the blank
    [1] Name melee damage
    [2] Name ranged damage
    [3] Name indirect damage
    [4] Name shields
    [5] Name resources
    [6] Name disrupt
    [7] Name discard
    [8] Name focus
   *[other] Name the special
}
option-opponents-deck = Choose your opponent's deck
option-opponents-hand = Choose your opponent's hand
option-pay-ransom = Give your opponent 1 resource
option-play = Play { $card }{ at-price }
option-play-stacked = { $place ->
    [none] Play the face-down card on { $card }
   *[other] Play { $target }, which lies on { $card }
}
option-point-at = Point at { $card }{ showing }
option-put-aside = Set { $card } aside
option-put-back = Put { $card } back
option-put-on-the-bottom = Put { $card } under the deck
option-put-on-top = Put { $card } on top of the deck
option-ready = Ready { $card }
option-red = Name red
option-redeploy = Redeploy { $card } to { $target }
option-remove = Remove { $card }{ showing }
option-remove-2-dice = Choose and remove 2 of your dice
option-remove-group = Remove the group of { $card }{ showing }
option-repair = Take damage off { $card }
option-repair-a-support = Take damage off a support
option-replace = Replace { $card } on { $target } with it{ at-price }
option-reroll = Reroll { $card }{ showing }
option-resolve = { $number ->
    [0] Resolve { $card }{ showing }
    [1] Resolve { $card }{ showing } as melee damage
    [2] Resolve { $card }{ showing } as ranged damage
    [3] Resolve { $card }{ showing } as indirect damage
    [4] Resolve { $card }{ showing } as shields
    [5] Resolve { $card }{ showing } as resources
    [6] Resolve { $card }{ showing } as disrupt
    [7] Resolve { $card }{ showing } as discard
    [8] Resolve { $card }{ showing } as focus
   *[other] Resolve { $card }{ showing } as a special
}
option-resolve-ability = { $place ->
    [none] Resolve { $card } first
   *[other] Resolve { $card } first, in answer to { $place }
}
option-resolve-both = Resolve { $card }, then { $target }, with 2 added to the { $number ->
    [1] first
   *[other] second
}
option-resolve-side = Resolve { $symbol ->
    [special] the special
   *[other] { side }
} of { $card }
option-return = Return { $card } to its owner's hand
option-reveal = Reveal { $card }
option-roll = Roll { $card } into the pool
option-set-apart = Set { $card } apart
option-set-aside = Set the die of { $card }{ showing } aside
option-shield = { $number ->
    [one] Give 1 shield to { $card }
   *[other] Give { $number } shields to { $card }
}
option-shield-each = Give each of your unique characters 1 shield
option-spend = Pay { $number } { $number ->
    [one] resource
   *[other] resources
}
option-stack = Stack { $card }
option-store = Put 1 resource on it
option-support = Name supports
option-switch = Exchange the battlefield for { $card }
option-take = Take { $card }
option-take-2-damage = Deal 2 damage to an exhausted character of yours
option-take-all = Take all resources from it
option-take-from = Move damage from { $card }
option-target = Target { $card }
option-turn = Turn { $card } to { $symbol ->
    [blank] a blank
    [special] a special
   *[other] { side }
}
option-turn-a-die = Turn a die
option-unshield = { $number ->
    [0] Remove a shield of { $card }
    [one] Remove 1 shield of { $card }
   *[other] Remove { $number } shields of { $card }
}
option-upgrade = Name upgrades
option-yellow = Name yellow
option-your-deck = Choose your own deck
option-your-hand = Choose your own hand

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
# What is done in one of the modes of an ability.
option-mode = { $does }
