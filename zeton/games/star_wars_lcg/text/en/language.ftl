# How a card's sentence is put together from what it does. House style: short, symbolic, the same grammar on every card:
#   Timing (trigger) [restriction]: cost → effect; effect.

timing-action = Action
timing-interrupt = Interrupt
timing-reaction = Reaction
timing-forced-reaction = Forced reaction
timing-forced-interrupt = Forced interrupt
timing-fate = Fate
enhances = Enhances { $what }.
keyword = { $name }{ $value ->
    [0] { "" }
   *[other] { " " }({ $value })
}{ $trait ->
    [none] { "" }
   *[other] { " " }{ $trait }
}.
limited-to-deck = At most one copy of this set in a deck.
affiliation-lock = Only in a deck of { $affiliation }.

# which cards
filter-and = { $first } { $second }
filter-or = { $first } or { $second }
filter-not = non-{ $first }
filter-unit = unit
filter-objective = objective
filter-enhancement = enhancement
filter-card-in-play = card
filter-the-dial = the Death Star dial
filter-friendly = friendly
filter-enemy = enemy
filter-this = this
filter-other = other
filter-enhanced = enhanced
filter-ready = ready
filter-exhausted = exhausted
filter-unshielded = unshielded
filter-participating = participating
filter-attacking = attacking
filter-committed = committed
filter-engaged = engaged
filter-with-your-fate-card = (while you have revealed a fate card this engagement)
filter-affiliation-card = affiliation card
filter-trait = { $trait }
filter-affiliation = { $affiliation }
filter-titled = { $title }
filter-cost-at-most = (printed cost ≤ { $cost })
filter-cost-at-least = (printed cost ≥ { $cost })
filter-unit-card = unit
filter-event-card = event
filter-enhancement-card = enhancement
filter-limited = Limited
filter-no-enhancements = No Enhancements
filter-in-your-hand = in your hand
filter-in-your-discard-pile = in your discard pile
filter-yours = your
filter-captured = captured
filter-can-enter-play = (no copy of a unique card)

# whom
subject-this = this card
subject-target = { $which }
subject-targets = up to { $number } different { $which }
subject-event-card = that card
subject-enhanced = the enhanced card
subject-engaged-objective = the engaged objective
subject-chosen = the chosen card
subject-each = each { $which }
target-another = another { $which }

# when
trigger-you-refresh = you have refreshed
trigger-your-refresh-phase-ends = your refresh phase has ended
trigger-opponents-turn-begins = the opponent's turn begins
trigger-your-draw-phase-begins = your draw phase begins
trigger-you-win-an-edge-battle = you have won an edge battle
trigger-you-win-an-edge-battle-as-attacker = you have won an edge battle, attacking
trigger-this-is-declared = this attacks or defends
trigger-this-is-declared-as-attacker = this attacks
trigger-your-other-objective-is-engaged = another objective of yours is engaged
trigger-this-is-focused-to-strike = this is focused to strike
trigger-this-is-focused-to-strike-as-attacker = this is focused to strike, attacking
trigger-enhanced-is-focused-to-strike = the enhanced unit is focused to strike
trigger-this-survives-as-attacker = this has survived an engagement, attacking
trigger-this-survives-unopposed = this has survived an engagement, attacking unopposed
trigger-this-enters-play = this has entered play
trigger-this-enters-play-in-an-engagement = this has entered play in an engagement
trigger-this-leaves-play = this leaves play
trigger-this-is-destroyed = this is destroyed
trigger-enhanced-leaves-play = the enhanced card leaves play
trigger-enhanced-generates = the enhanced card has generated resources
trigger-you-commit-this = you have committed this
trigger-you-capture-an-enemy-unit = you have captured an enemy unit from play
trigger-event-is-played = an event is played
trigger-interrupt-is-executed = another interrupt is used
trigger-is-focused-to-strike = { $which } is focused to strike
trigger-resolves-a-strike = { $which } has resolved a strike
trigger-damage-dealt-to = damage to { $which }
trigger-this-damages = this has damaged { $which }
trigger-is-destroyed = { $which } is destroyed
trigger-objective-destroyed = an objective has been destroyed
trigger-enemy-objective-destroyed = an enemy objective has been destroyed
trigger-leaves-play = { $which } leaves play
trigger-you-play = you have played { $which }
trigger-you-pay-for = you play { $which }

# restrictions
condition-once-per-turn = once per turn
condition-one-per-turn = one per turn
condition-your-turn = your turn
condition-force-phase = any Force phase
condition-during-an-engagement = in an engagement
condition-without-faq = without the FAQ
condition-with-faq = with the FAQ
condition-unique-in-play = no copy in play

# costs
cost-focus-this = focus this
cost-focus-a = focus { $which }
cost-sacrifice-this = sacrifice this
cost-sacrifice = sacrifice { $which }
cost-spend = { $amount } { $amount ->
    [one] resource
   *[other] resources
}
cost-discard-a-card = discard a card
cost-discard-x-cards = discard X cards, X ≥ 1
cost-damage-this = 1 damage on this
cost-lower-reserve = your reserve −1 to the end of the phase

# effects
effect-deal-damage = { $amount } damage to { $to }
effect-remove-damage = { $amount ->
    [0] all damage off { $to }
   *[other] { $amount } damage off { $to }
}
effect-place-focus = { $amount } focus on { $to }
effect-remove-focus = { $amount ->
    [0] all focus off { $to }
   *[other] { $amount } focus off { $to }
}
effect-place-shield = a shield on { $to }{ $even ->
    [1] { ", " }even a shielded one
   *[0] { "" }
}
effect-destroy = destroy { $what }
effect-discard-from-play = discard { $what } from play
effect-return-to-hand = { $what } back to its owner's hand
effect-put-into-play = put { $what } into play
effect-draw = draw { $amount }
effect-choose-and-discard = discard a card of your choice
effect-take-back = { $what } back to your hand
effect-cannot-defend = { $to } cannot defend this { $until ->
    [engagement] engagement
   *[phase] phase
}
effect-cannot-attack-or-defend = { $to } cannot attack or defend this { $until ->
    [engagement] engagement
   *[phase] phase
}
effect-opponent-discards = the opponent discards a card of his choice
effect-reduce-cost-by-x = its cost −X, not below 1
effect-move-damage = move { $amount } damage: { $source } → { $to }
effect-engage-again = the engaged objective may be engaged once more this phase
effect-choose = choose { $which }
effect-opponent-chooses = the opponent chooses { $which }
effect-lower-dial = dial −1, not below 1
effect-raise-dial = dial +1
effect-cancel = cancel it
effect-capture = capture { $what } at a dark side objective
effect-play-into-the-engagement = play this from your hand, participating on your side
effect-gain-icons = { $to }:{ $unit ->
    [0] { "" }
   *[other] { " " }+{ $unit } unit damage
}{ $tactics ->
    [0] { "" }
   *[other] { " " }+{ $tactics } tactics
}{ $blast ->
    [0] { "" }
   *[other] { " " }+{ $blast } blast
} to the end of the { $until ->
    [strike] strike
    [engagement] engagement
   *[phase] phase
}
effect-join-the-engagement = this enters play participating on your side

# constant effects
constant-gains-icon-0 = { $which }: +{ $amount } unit damage.
constant-gains-icon-1 = { $which }: +{ $amount } tactics.
constant-gains-icon-2 = { $which }: +{ $amount } blast.
constant-gains-keyword = { $which }: { $keyword }.
constant-capacity = { $which }: { $amount ->
    [-1] −1
   *[other] +{ $amount }
} damage capacity.
constant-first-each-turn-costs-less = the first { $which } you play each turn: cost −{ $amount }.
constant-divides-unit-damage = { $which }: unit damage may be divided among participating enemy units.
constant-captured-instead = leaving play, { $which } card is captured instead, at a dark side objective the dark side chooses.
constant-only-vehicles-attack = only Vehicles can attack { $which } objective.
constant-engage-the-dial = once per conflict phase you may engage the Death Star dial, which is no objective; with 10 damage on it you win.
constant-cannot-be-targeted = { $which } card cannot be targeted.
constant-ignore-match = you may ignore the resource match of cards from your hand.
constant-matches-all = resources of the { $which } card match every affiliation.
constant-reserve-value = your reserve value: +{ $amount }.
constant-most-attackers = { $which }: at most { $number } attackers against it.
constant-force-struggle = +1 Force icon for you in the Force struggle.
constant-cannot-attack = { $which } cannot attack.
constant-loses-with = its destruction loses you the game.
