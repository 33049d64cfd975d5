# How a card's sentences are put together from what it does (see grammar.ftl).

timing-action = Action
timing-power-action = Power action
timing-special = Special
timing-claim = Claim
sentence = { $text }.
after = Once { $when }, { $text }.
before = Just before { $when }, { $text }.
once-more = { $text }, and then once more
joined-closely = { $first } { $second }
joined-conditions = { $first } and { $second }
keyword = { $keyword }.

play-on = Play this only on { $which }.
    .which = a
play-only = Play this only { $when }.

# How many: "a die of yours", "another character", "up to 2 dice of yours", "any number of yellow dice".
form-one = { STARTS($phrase, like: "other ") ->
    [yes] an{ $phrase }
   *[no] { STARTS($phrase, like: "(?!uni)[aeiou]") ->
        [yes] an { $phrase }
       *[no] a { $phrase }
    }
}
form-some = { $number } { $phrase }
    .form = pl
form-up-to = up to { $number } { $phrase }
    .form = pl
form-up-to-one = up to 1 { $phrase }
form-any = any number of { $phrase }
    .form = pl
form-each-of = each { $phrase }
form-all = all { $phrase }
    .form = pl

# ── which cards and dice ─────────────────────────────────────────────────────────────────────────────────────────
filter-your = of yours
    .place = whose
filter-opponents = opposing
    .place = own
filter-die = die
    .pl = dice
filter-character-die = character die
    .pl = character dice
filter-support-die = support die
    .pl = support dice
filter-upgrade-die = upgrade die
    .pl = upgrade dice
filter-card = card
    .pl = cards
filter-character = character
    .pl = characters
filter-support = support
    .pl = supports
filter-upgrade = upgrade
    .pl = upgrades
filter-support-or-upgrade = support or upgrade
    .pl = supports or upgrades
filter-unique = unique
    .place = trait
    .not = non-unique
filter-ready = ready
    .place = state
filter-exhausted = exhausted
    .place = state
filter-activatable = ready
    .place = state
filter-damaged = damaged
    .place = state
filter-shielded = shielded
    .place = state
filter-battle-droid = Battle Droid
    .place = trait
filter-showing-damage = showing damage
    .place = kind
    .not = not showing damage
filter-showing-cost = showing a resource cost
    .place = kind
filter-showing-modifier = showing a modifier
    .place = kind
filter-showing = showing { $symbol2 ->
    [none] { $symbol }
   *[other] { $symbol } or { $symbol2 }
}
    .place = kind
filter-value-at-most = whose value is { $amount } or less
    .place = cost
filter-value-at-least = whose value is { $amount } or more
    .place = cost
filter-colour = { $colour }
    .place = trait
    .not = non-{ $colour }
filter-subtype = { $subtype }
    .place = trait
    .not = non-{ $subtype }
filter-damage-at-least = with { $amount } or more damage
    .place = cost
filter-health-left-at-most = with { $amount } or less health left
    .place = cost
filter-cost-at-least = that costs { $amount } or more
    .place = cost
filter-cost-at-most = that costs { $amount } or less
    .place = cost
filter-without-mods = without mods
    .place = cost
filter-besides-this = other
    .place = other

symbol-melee = melee damage
symbol-ranged = ranged damage
symbol-indirect = indirect damage
symbol-shield = shields
symbol-resource = resources
symbol-disrupt = disrupt
symbol-discard = discard
symbol-focus = focus
symbol-special = a special
symbol-blank = a blank
symbol-damage = damage

# ── whom ─────────────────────────────────────────────────────────────────────────────────────────────────────────
subject-this = { $itself ->
    [character] this character
   *[card] this card
}
subject-this-die = this die
subject-that-die = that die
subject-that-character = that character
subject-this-characters-dice = a die of this character or its upgrades
subject-attached = the attached character
subject-besides-attached = a character other than the attached one
subject-attached-character-dice = a character die of the attached character
subject-attached-weapon-dice = a weapon die of the attached character
    .any = any number of that character's weapon dice
subject-attached-dice = a die of the attached character or its upgrades
    .any = any number of dice of the attached character and its upgrades

# ── when ─────────────────────────────────────────────────────────────────────────────────────────────────────────
trigger-activate-this = you have activated { subject-this }
trigger-activate-attached = you have activated the attached character
trigger-activate-this-rolling-indirect = you have activated { subject-this } and rolled indirect damage
trigger-opponent-empties-hand = your opponent has played or discarded the last card from his hand
trigger-opponents-character-defeated = an opposing character is defeated
trigger-play-ambush = you have played a card with Ambush
trigger-play-this = you have played { subject-this }
trigger-play-upgrade-on-this = you have played an upgrade on this character
trigger-opponent-activates = your opponent has activated a character
trigger-this-dealt-damage = { subject-this } is dealt damage
trigger-this-die-resolved = you have resolved this die
trigger-this-die-damages = a character has taken damage from this die
trigger-this-gains-shields = { subject-this } gains shields
trigger-this-loses-dice = an opponent's card effect has removed dice of this character
trigger-attached-loses-die = an opponent's card effect has removed a character die of the attached character
trigger-die-rolls-blank = a character die has rolled a blank
trigger-indirect-to-yourself = you have dealt indirect damage to yourself
trigger-first-indirect-to-opponent = you have dealt indirect damage to your opponent for the first time in a round
trigger-discard-from-opponents-deck = you have discarded cards from your opponent's deck
trigger-this-defeated = this character is defeated
trigger-attached-defeated = the attached character is defeated
trigger-you-disrupt = your opponent has lost resources to a die you resolved
trigger-you-play = playing a { $colour } { $kind ->
    [upgrade] upgrade
   *[other] card
}
trigger-your-character-defeated = a character of yours is defeated
trigger-your-die-rolls = a die of yours has rolled { $symbol }
trigger-this-die-rolled = you have rolled or rerolled this die
trigger-this-die-rolled-in = you have rolled this die into your pool
trigger-character-was-defeated = a character has been defeated
trigger-yours-was-defeated = a character of yours has been defeated
trigger-you-claim = you have claimed the battlefield
trigger-opponent-discards-to-reroll = your opponent has discarded a card to reroll dice
trigger-you-resolve-this-die = this die is resolved by you
trigger-play-weapon-on-this = you have played a weapon on this character
trigger-play-an-event = you have played an event
trigger-you-activate = you have activated { $which }
    .which = one
trigger-attached-dice-deal-damage = a die of the attached character or its upgrades has dealt damage
trigger-attached-dealt-ranged = 2 or more ranged damage is dealt to the attached character
trigger-play-last-card = you have played the last card from your hand for the first time in a round
trigger-this-die-resolved-at = you have resolved this die and it showed a value of { $amount }
trigger-attached-dealt-damage = damage comes to the attached character
trigger-attached-weapon-discarded = a card effect discards a weapon of the attached character
trigger-after-setup = setup is over

# ── restrictions ─────────────────────────────────────────────────────────────────────────────────────────────────
condition-spot-to-play = if you have a { $colour } character in play
condition-spot-to-use = if you have { $number ->
    [one] a { $colour } character
   *[other] { $number } { $colour } characters
} in play
condition-your-dice-show = if { $number ->
    [one] a die of yours shows { $symbol }
   *[other] { $number } or more dice of yours show { $symbol }
}
    .also = { $number ->
        [one] another shows { $symbol }
       *[other] { $number } or more others show { $symbol }
    }
condition-your-dice-are-worth = if your dice are worth { $number } or more together
condition-discard-pile-has = if { $number } or more cards lie in your discard pile
condition-control-battlefield = if you control the battlefield
condition-every-opponent-damaged = if every opposing character is damaged
condition-more-characters = if you have more characters in play than your opponent
condition-an-exhausted-character = if you have an exhausted character
condition-attached-unshielded = if the attached character has no shields
condition-opponent-activated = if your opponent activated a character in his last turn
condition-any-player = by any player
condition-this-is-ready = while { subject-this } is ready

# ── costs ────────────────────────────────────────────────────────────────────────────────────────────────────────
cost-discard-a-card = discard { $colour ->
    [none] a card
   *[other] a { $colour } card
} from your hand
    .may = you may { cost-discard-a-card }
cost-exhaust-this = exhaust { subject-this }
    .may = you may { cost-exhaust-this }
cost-exhaust-a = exhaust { $which }
    .which = one
cost-return-a = return { $which } from play to its owner's hand
    .which = one
cost-spend = spend { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}
    .may = you may { cost-spend }
cost-remove-a = remove { $which }
    .which = one
cost-set-this-aside = set { subject-this } aside
    .may = you may { cost-set-this-aside }
cost-discard-this = discard { subject-this }
cost-discard-a = discard { $which } from play
    .which = one
    .may = you may { cost-discard-a }
cost-put-this-on-top = put this card from play on top of your deck
cost-remove-this-die = remove this die
cost-remove-this-or-a-shield = remove this die or a die of yours showing shields
cost-remove-a-pair = remove 2 of your dice that show the same symbol
cost-one-if-unshielded = spend 1 resource
cost-unshield-this = remove 1 shield from this character
    .may = you may { cost-unshield-this }

# ── effects; a number of 0 is found out only then, 99 is any number ──────────────────────────────────────────────
effect-cheaper = that card costs { $amount } less
effect-give-ambush = that card has Ambush
effect-name-symbol = name a symbol that { $which } shows
    .which = one
effect-opponent-discards-hand = your opponent discards his whole hand
effect-opponent-hits-own = your opponent chooses one of his characters and deals { $amount } { $unblockable ->
    [1] unblockable damage
   *[0] damage
} to it
effect-resolve-any-number = { $opponent ->
    [1] your opponent resolves any number of his dice in the order he likes
   *[0] resolve any number of dice of yours, whatever they show, in the order you like
}
effect-resolve-free = resolve { $which } without paying what its side costs
    .which = one
effect-resolve-unblockable = resolve { $which }; its damage is unblockable
    .which = one
effect-then = then
effect-spot = spot { $number ->
    [one] a { $colour } character
   *[other] { $number } { $colour } characters
}:
effect-you-may = you may
effect-remove-dice = remove { $which }
    .which = { $least ->
        [0] { $number ->
            [99] any
            [1] up-to-one
           *[other] up-to
        }
       *[other] { $number ->
            [1] one
           *[other] some
        }
    }
    .may = you may { effect-remove-dice }
effect-reroll-dice = reroll { $which }
    .which = { $least ->
        [0] { $number ->
            [99] any
            [1] up-to-one
           *[other] up-to
        }
       *[other] { $number ->
            [1] one
           *[other] some
        }
    }
    .may = you may { effect-reroll-dice }
effect-remove-each = remove { $which }
    .which = all
effect-opponent-removes = your opponent chooses { $amount ->
    [one] one of his dice and removes it
   *[other] { $amount } of his dice and removes them
}
effect-reroll-each = reroll { $which }
    .which = all
    .may = you may { effect-reroll-each }
effect-if-it-shows = if it shows { $symbol } now,
effect-turn-dice = { $least ->
    [0] { $number ->
        [1] you may turn { $which } to a side of your choice
       *[other] turn { $which } to sides of your choice
    }
   *[other] { $number ->
        [1] turn { $which } to a side of your choice
       *[other] turn { $which } to sides of your choice
    }
}
    .which = { $least ->
        [0] { $number ->
            [99] any
            [1] one
           *[other] up-to
        }
       *[other] { $number ->
            [1] one
            [99] all
           *[other] some
        }
    }
effect-turn-dice-to = turn { $which } to { $blank ->
    [1] a blank side
   *[0] a side showing { $symbol }
}
    .which = { $least ->
        [0] { $number ->
            [99] any
            [1] up-to-one
           *[other] up-to
        }
       *[other] { $number ->
            [1] one
           *[other] some
        }
    }
effect-activate = activate { $which }
    .which = { $least ->
        [0] { $number ->
            [99] any
            [1] up-to-one
           *[other] up-to
        }
       *[other] { $number ->
            [1] one
           *[other] some
        }
    }
    .may = you may { effect-activate }
effect-resolve-die = { $optional ->
    [1] you may resolve { $which }
   *[0] resolve { $which }
}{ $amount ->
    [0] { "" }
   *[other] { "," } with { $amount } added to its value
}
    .which = one
    .may = you may resolve { $which }{ $amount ->
        [0] { "" }
       *[other] { "," } with { $amount } added to its value
    }
effect-resolve-and-keep = resolve { $which }, which stays in your pool
    .which = one
effect-resolve-as = resolve { $which } as if it showed { $symbol }
    .which = one
effect-resolve-as-yours = resolve { $which } as if it were yours
    .which = one
effect-resolve-as-another = resolve { $which } as if it showed another symbol, with the same value
    .which = one
effect-resolve-without-plus = resolve { $which } as if it were no modifier
    .which = one
effect-resolve-or-remove = { $opponent ->
    [1] your opponent either resolves that die or removes it
   *[0] you may resolve that die with { $amount } added to its value; otherwise remove it
}
effect-reroll-this-die = this die is rerolled and stays in your pool
effect-deal-damage = deal { $amount } { $unblockable ->
    [1] unblockable damage
   *[0] damage
} to { $which }
    .which = one
    .may = you may { effect-deal-damage }
effect-deal-damage-to-each = deal { $amount } damage to { $which }
    .which = each-of
effect-deal-damage-to-several = deal { $amount } { $unblockable ->
    [1] unblockable damage
   *[0] damage
} to each of up to { $most } different characters
effect-give-shields-to-each = give { $amount ->
    [one] 1 shield
   *[other] { $amount } shields
} to { $which }
    .which = each-of
effect-resolve-dice = resolve { $which }
    .which = { $least ->
        [0] up-to
       *[other] some
    }
    .may = you may { effect-resolve-dice }
effect-opponent-resolves = choose { $which }; your opponent has to resolve it, if he can
    .which = one
effect-raise-value = add { $amount } to its value
effect-opponent-gains = your opponent gains { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}
effect-opponent-spreads-damage = your opponent deals { $amount } damage to his characters, divided as he wishes
effect-deal-damage-or = deal { $amount } damage to a character, or { $more } to { $which }
    .which = one
effect-bear-the-damage = choose an opposing die showing damage: deal as much damage as its value to { $which }; then remove that die
    .which = one
effect-indirect = deal { $amount } indirect damage to your opponent
effect-indirect-to-yourself = deal { $amount } indirect damage to yourself
effect-heal = heal { $amount } damage on { $which }
    .which = one
effect-heal-each = heal { $amount } damage on { $which }
    .which = each-of
effect-give-shields = give { $amount ->
    [one] 1 shield
   *[other] { $amount } shields
} to { $which }
    .which = one
    .may = you may { effect-give-shields }
effect-spread-shields = divide { $amount ->
    [one] 1 shield
   *[other] { $amount } shields
} among your characters as you wish
effect-remove-shields = remove { $amount ->
    [99] all shields
    [one] 1 shield
   *[other] { $amount } shields
} from { $which }
    .which = one
    .may = you may { effect-remove-shields }
effect-remove-shields-from-each = remove { $amount ->
    [99] all shields
    [one] 1 shield
   *[other] { $amount } shields
} from { $which }
    .which = each
effect-discard-from-play = discard { $which } from play
    .which = one
effect-defeat = defeat { $which }
    .which = one
effect-exhaust = exhaust { $which }
    .which = one
effect-ready = ready { $which }
    .which = one
effect-gain = gain { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}
effect-pay = spend { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}
effect-draw = draw { $amount ->
    [one] a card
   *[other] { $amount } cards
}
    .may = you may { effect-draw }
effect-each-draws = each player draws { $amount ->
    [one] a card
   *[other] { $amount } cards
}
effect-opponent-loses = your opponent loses { $amount ->
    [99] all his resources
    [one] 1 resource
   *[other] { $amount } resources
}
effect-opponent-discards = your opponent chooses a card from his hand and discards it
    .may = you may have your opponent choose a card from his hand and discard it
effect-opponent-discards-at-random = your opponent discards { $amount ->
    [one] a random card
   *[other] { $amount } random cards
} from his hand
effect-discard-from-hand = discard one card from your hand
    .may = you may { effect-discard-from-hand }
effect-discard-from-opponents-deck = discard { $amount ->
    [one] the top card
   *[other] the top { $amount } cards
} of your opponent's deck
effect-look-at-hand = look at your opponent's hand
effect-discard-from-a-deck = discard { $amount ->
    [one] the card
   *[other] the { $amount } cards
} on top of a deck
    .may = you may { effect-discard-from-a-deck }
effect-may-spend = for { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} you may also
effect-additional-actions = { $amount ->
    [one] you may take an additional action
   *[other] take up to { $amount } additional actions
}
    .may = you may take { $amount ->
        [one] an additional action
       *[other] up to { $amount } additional actions
    }
effect-give-battlefield-away = give control of the battlefield to your opponent:
effect-take-battlefield = take control of the battlefield without claiming it
    .may = you may { effect-take-battlefield }
effect-stack-on-this = set this event aside with a card from your hand face down on it
effect-play-stacked = play for free what lies on another set-aside copy, yours or your opponent's, and discard that copy

# ── constant effects ─────────────────────────────────────────────────────────────────────────────────────────────
constant-first-droid = the first droid you play each round costs 1 less.
constant-first-resources = you begin the game with { $amount ->
    [one] 1 more resource
   *[other] { $amount } more resources
}.
constant-gives-keyword = the attached character has { $keyword }.
constant-income = in the upkeep phase each player gains { $amount ->
    [one] 1 more resource
   *[other] { $amount } more resources
}.
constant-keyword-on-colour = while this is on a { $colour } character, it has { $keyword }.
constant-refuses-abilities = blue abilities cannot be played on this character.
constant-roll-off = add { $amount } to your total in the roll-off.
constant-shield-limit = your blue characters may have { $amount ->
    [one] 1 more shield
   *[other] { $amount } more shields
}.
constant-side-cost-on-colour = while this is on a { $colour } character, sides of this die cost 1 less.

amount-the-same-number = that value
