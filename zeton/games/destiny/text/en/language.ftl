# How sentences on cards are made from what the cards declare.

timing-action = Action
timing-power-action = Power action
timing-special = Special
timing-claim = Claim
timing-event = Event
timing-reaction = Then you may
timing-forced-reaction = Then
timing-interrupt = First you may
timing-forced-interrupt = First

play-on = Only on: { $which }.
play-only = Played only if { $when }.

# filters
filter-and = { $first } { $second }
filter-or = { $first } or { $second }
filter-not = non-{ $first }
filter-your = own
filter-opponents = opposing
filter-die = die
filter-character-die = character die
filter-support-die = support die
filter-card = card
filter-character = character
filter-support = support
filter-upgrade = upgrade
filter-support-or-upgrade = support or upgrade
filter-unique = unique
filter-ready = ready
filter-exhausted = exhausted
filter-activatable = ready
filter-damaged = damaged
filter-shielded = shielded
filter-battle-droid = Battle Droid
filter-showing-damage = damage
filter-showing-modifier = modifier
filter-showing = { $other ->
    [none] { $symbol }
   *[other] { $symbol } or { $other }
}
filter-value-at-most = (value ≤ { $amount })
filter-colour = { $colour }
filter-subtype = { $subtype }
filter-damage-at-least = (damage ≥ { $amount })

# subjects
subject-this = this
subject-this-die = die of this card
subject-this-characters-dice = die of this character or its upgrades
subject-attached = the attached character
subject-attached-character-dice = character die of the attached character
subject-attached-weapon-dice = weapon die of the attached character
subject-besides-this = other { $which }

# triggers
trigger-activate-this = this has been activated
trigger-activate-attached = the attached character has been activated
trigger-activate-this-rolling-indirect = this has been activated and rolled indirect
trigger-play-this = this has been played
trigger-this-die-resolved = this die has been resolved
trigger-this-die-damages = a character has taken damage from this die
trigger-this-loses-dice = an opposing card effect has removed dice of this character
trigger-attached-loses-die = an opposing card effect has removed a character die of the attached character
trigger-die-rolls-blank = a character die has rolled a blank
trigger-indirect-to-yourself = you have dealt indirect damage to yourself
trigger-first-indirect-to-opponent = you have dealt the opponent indirect damage, first time each round
trigger-discard-from-opponents-deck = you have discarded from the opponent's deck
trigger-this-defeated = this is about to be defeated
trigger-attached-defeated = the attached character is about to be defeated
trigger-after-setup = setup is over

# conditions
condition-spot-to-play = you have a { $colour } character in play
condition-spot-to-use = you have a { $colour } character in play
condition-control-battlefield = you control the battlefield
condition-every-opponent-damaged = every opposing character has damage
condition-more-characters = you have more characters in play
condition-an-exhausted-character = you have an exhausted character
condition-opponent-activated = the opponent activated a character last turn
condition-any-player = any player
condition-this-is-ready = this is ready

# costs
cost-exhaust-this = exhaust this
cost-exhaust-a = exhaust 1 { $which }
cost-spend = pay { $amount }
cost-discard-this = discard this
cost-remove-this-die = remove this die
cost-remove-this-or-a-shield = remove this die or an own shield die
cost-remove-a-pair = remove 2 own dice of one symbol
cost-one-if-unshielded = pay 1

# effects; a number of 0 is found out only then, 99 is any number
count = { $least ->
    [0] { $number ->
        [99] any number:
            [1] up to 1
       *[other] up to { $number }×
    }
   *[other] { $number ->
        [1] 1
       *[other] { $number }×
    }
}
raised = { $amount ->
    [0] { "" }
   *[other] { "" }, value +{ $amount }
}
effect-then = if so,
effect-spot = spot { $colour } →
effect-you-may = if you wish,
effect-remove-dice = remove { count } { $which }
effect-reroll-dice = reroll { count } { $which }
effect-turn-dice = turn { count } { $which }
effect-resolve-die = { $optional ->
    [1] you may resolve
   *[0] resolve
} 1 { $which }{ raised }
effect-resolve-and-keep = resolve 1 { $which }; it stays in the pool
effect-resolve-as-ranged = resolve 1 { $which } as ranged
effect-resolve-without-plus = resolve 1 { $which } without its plus
effect-deal-damage = { $amount } { $unblockable ->
    [1] unblockable damage
   *[0] damage
} to 1 { $which }
effect-indirect = { $amount } indirect to the opponent
effect-indirect-to-yourself = { $amount } indirect to yourself
effect-heal = heal { $amount }: 1 { $which }
effect-heal-each = heal { $amount }: each { $which }
effect-give-shields = { $amount ->
    [one] 1 shield
   *[other] { $amount } shields
} for 1 { $which }
effect-remove-shields = { $amount ->
    [one] 1 shield
   *[other] { $amount } shields
} off 1 { $which }
effect-remove-shields-from-each = { $amount ->
    [one] 1 shield
   *[other] { $amount } shields
} off each { $which }
effect-activate = activate { count } { $which }
effect-discard-from-play = discard 1 { $which }
effect-exhaust = exhaust 1 { $which }
effect-gain = gain { $amount }
effect-draw = draw { $amount }
effect-opponent-loses = the opponent loses { $amount }
effect-discard-from-a-deck = discard { $amount } from the top of a deck
effect-may-spend = you may pay { $amount } →
effect-additional-actions = { $amount ->
    [one] 1 additional action
   *[other] up to { $amount } additional actions
}
effect-give-battlefield-away = give the battlefield to the opponent →
effect-take-battlefield = take the battlefield (no claim)

# constant effects
constant-first-droid = your first droid each round: cost −1.
constant-first-resources = you begin with { $amount } resource more.
constant-gives-keyword = attached character: { $keyword }.
constant-income = upkeep: everybody gains { $amount } more.
constant-keyword-on-colour = on a { $colour } character: { $keyword }.
constant-roll-off = your roll-off: +{ $amount }.
constant-shield-limit = own blue characters: shield limit +{ $amount }.
constant-side-cost-on-colour = on a { $colour } character: costs on this die −1.
