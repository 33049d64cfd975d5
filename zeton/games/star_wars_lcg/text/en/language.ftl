# How a card's sentences are put together from what it does (see grammar.ftl): label · when, if, cost: effects.

timing-action = Action
timing-interrupt = Interrupt
timing-reaction = Reaction
timing-forced-reaction = Forced reaction
timing-forced-interrupt = Forced interrupt
timing-fate = Fate
enhances = Enhances { $what }.
    .what = a
enhances-play-area = Enhances your play area.
enhances-dial = Enhances the Death Star dial.
keyword = { $name }{ $value ->
    [0] { "" }
   *[other] { " " }({ $value })
}{ $trait ->
    [none] { "" }
   *[other] { " " }{ $trait }
}.
limited-to-deck = Your deck may hold only one copy of this objective set.
affiliation-lock = Only a deck with the affiliation { $affiliation } may hold this objective set.

# ── which cards ──────────────────────────────────────────────────────────────────────────────────────────────────
# A word without a place is a noun.
filter-unit = unit
    .pl = units
filter-objective = objective
    .pl = objectives
filter-enhancement = enhancement
    .pl = enhancements
filter-card-in-play = card
    .pl = cards
filter-the-dial = the Death Star dial
    .determined = yes
filter-friendly = friendly
    .place = own
filter-enemy = enemy
    .place = own
    .his = { "" }
filter-this = this
    .place = det
filter-other = other
    .place = other
filter-enhanced = the enhanced
    .place = det
filter-on-this = on it
    .place = where
filter-on-no-card = that is on no card
    .place = kind
filter-ready = ready
    .place = state
filter-exhausted = exhausted
    .place = state
filter-damaged = damaged
    .place = state
    .while = { $this } is damaged
filter-unshielded = unshielded
    .place = state
filter-shielded = shielded
    .place = state
filter-participating = participating
    .place = state
    .not = that does not participate
    .not-place = kind
filter-attacking = attacking
    .place = state
filter-attacking-alone = that attacks alone
    .place = kind
filter-committed = that has been committed to the Force
    .place = kind
    .not = that has not been committed to the Force
filter-engaged = engaged
    .place = state
    .not = that is not engaged
    .not-place = kind
filter-with-your-fate-card = while you have revealed a fate card this engagement
    .place = cost
    .while = you have revealed a fate card in this engagement
filter-affiliation-card = affiliation card
    .pl = affiliation cards
filter-trait = { $trait }
    .place = trait
    .not = non-{ $trait }
filter-affiliation = { $affiliation }
    .place = trait
    .not = non-{ $affiliation }
filter-titled = { $title }
    .while = { $this } is { $title }
filter-cost-at-most = whose printed cost is { $cost } or less
    .place = cost
filter-cost-at-least = whose printed cost is { $cost } or more
    .place = cost
filter-with-enhancements = that has { $number } or more enhancements
    .place = kind
filter-unit-card = unit
    .pl = units
filter-event-card = event
    .pl = events
filter-enhancement-card = enhancement
    .pl = enhancements
filter-limited = Limited
    .place = state
    .not = non-Limited
filter-unique = unique
    .place = state
    .not = non-unique
filter-no-enhancements = with No Enhancements
    .place = kind
    .not = { "" }
filter-in-your-hand = in your hand
    .place = where
filter-in-your-deck = in your deck
    .place = where
filter-in-enemy-hand = in your opponent's hand
    .place = where
filter-in-enemy-deck = in your opponent's deck
    .place = where
filter-in-your-discard-pile = in your discard pile
    .place = where
filter-in-your-edge-stack = in your edge stack
    .place = where
filter-yours = your
    .place = det
filter-the-opponents = your opponent's
    .place = det
filter-captured = captured
    .place = state
filter-with-captives = with captured cards
    .place = kind
filter-together-cheap = that costs no more than 3 together with the first
    .place = cost
filter-cheaper-than-yours = whose printed cost is lower than that of an exhausted Vehicle unit of yours
    .place = cost
filter-held-here = here
    .place = where
filter-shares-a-trait = that shares a trait with another unit
    .place = kind
filter-with-its-trait = that shares a trait with the first
    .place = kind
filter-can-enter-play = { "" }
    .place = state
filter-can-be-damaged = { "" }
    .place = state
filter-cheap-enough = cheap enough
    .place = kind

# What somebody has of his own: "an attacking unit of his".
form-his = { STARTS($phrase, like: "(?!uni)[aeiouAEIOU]") ->
    [yes] an
   *[no] a
} { $phrase } of his
    .form = his

# ── whom ─────────────────────────────────────────────────────────────────────────────────────────────────────────
# A card that has just been named: “deal 1 damage to this unit: ready it”.
it-this = it
it-this-unit = it
it-this-objective = it
it-enhanced-unit = it
it-enhanced-objective = it
subject-this = { $itself ->
    [unit] this unit
    [objective] this objective
   *[card] this card
}
subject-targets = each of up to { $number } targeted { $which }
    .which = pl
subject-event-card = that unit
subject-enhanced = the enhanced { $host ->
    [unit] unit
    [objective] objective
   *[card] card
}
subject-engaged-objective = the engaged objective
subject-chosen = it

# ── when ─────────────────────────────────────────────────────────────────────────────────────────────────────────
trigger-you-refresh = once you have refreshed
trigger-opponent-refreshes = once your opponent has refreshed
trigger-your-refresh-phase-ends = once your refresh phase has ended
trigger-opponents-turn-begins = once your opponent's turn has begun
trigger-your-deployment-phase-begins = once your deployment phase has begun
trigger-your-draw-phase-begins = once your draw phase has begun
trigger-your-conflict-phase-begins = once your conflict phase has begun
trigger-you-win-an-edge-battle = once you have won an edge battle
trigger-you-win-an-edge-battle-as-attacker = once you have won an edge battle while attacking
trigger-you-lose-an-edge-battle = once you have lost an edge battle
trigger-both-have-placed-edge-cards = when all edge cards are placed but not yet revealed
trigger-you-place-an-edge-card = when you may place a card in your edge stack
trigger-you-win-an-edge-battle-by = once you have won an edge battle by at least { $number } Force icons
trigger-opponent-chooses-a-single-target = when your opponent has chosen the only target of an effect that captures nothing
trigger-this-is-declared = once you have declared this unit as an attacker or defender
trigger-this-is-declared-as-attacker = once you have declared this unit as an attacker
trigger-you-declare-attacker = once you have declared { $which } as an attacker
    .which = a
trigger-your-other-objective-is-engaged = once another objective of yours has been engaged
trigger-enhanced-is-engaged = once { subject-enhanced } has been engaged
trigger-this-is-focused-to-strike = once you have focused this unit to strike
trigger-this-is-about-to-be-focused = when you are about to focus this unit for its strike
trigger-this-is-focused-to-strike-as-attacker = once you have focused this attacking unit to strike
trigger-enhanced-is-focused-to-strike = once the enhanced unit has been focused to strike
trigger-enhanced-attacks-alone = once you have declared the enhanced unit as your only attacker
trigger-this-survives-as-attacker = once this unit has attacked and survived the engagement
trigger-this-survives-unopposed = once this unit has attacked unopposed and survived the engagement
trigger-this-enters-play = once { subject-this } has entered play
trigger-this-enters-play-in-an-engagement = once this unit has come into play while an engagement is under way
trigger-this-leaves-play = when this unit is about to leave play
trigger-this-is-destroyed = when { subject-this } is about to be destroyed
trigger-enhanced-leaves-play = when { subject-enhanced } is about to leave play
trigger-enhanced-is-destroyed = when the enhanced unit is about to be destroyed
trigger-enhanced-generates = once { subject-enhanced } has generated resources
trigger-enhanced-gets-focus = once { subject-enhanced } has got a focus token
trigger-you-commit-this = once you have committed this unit to the Force
trigger-force-struggle-begins = when a Force struggle is about to begin
trigger-holder-loses-force-struggle = once the player who controls the enhanced unit has lost a Force struggle in his own turn
trigger-you-capture-an-enemy-unit = once you have captured an enemy unit from play
trigger-card-is-captured = once a card has been captured
trigger-unit-is-captured-here = once you have captured a unit at this objective
trigger-event-is-played = when an event is played
    .that = that event
trigger-unit-uses-an-ability = when a unit in play uses an action or a reaction
    .that = that ability
trigger-interrupt-is-executed = when another interrupt is used
trigger-is-focused-to-strike = once { $which } has been focused to strike
    .which = a
trigger-focus-is-removed-from = once { $which } has lost a focus token
    .which = a
trigger-resolves-a-strike = once { $which } has resolved a strike
    .which = a
trigger-this-resolves-a-strike = once this unit has resolved a strike
trigger-you-resolve-a-strike = once you have resolved a strike
trigger-damage-dealt-to = when { $which } is dealt damage
    .which = a
trigger-would-be-damaged = when { $which } is about to be damaged
    .which = a
trigger-this-damages = once this unit has damaged { $which }
    .which = a
trigger-this-destroys-an-enemy-unit = once this unit has destroyed an enemy unit
trigger-would-get-focus = when { $which } is about to get a focus token
    .which = a
trigger-this-is-dealt-damage-in-an-engagement = once this unit has been dealt damage during an engagement
trigger-is-destroyed = when { $which } is about to be destroyed
    .which = a
trigger-objective-destroyed = once an objective has been destroyed
trigger-objective-destroyed-in-an-engagement = once an objective has been destroyed during an engagement
trigger-enemy-objective-destroyed = once an enemy objective has been destroyed
trigger-objective-of-title-destroyed = once { $title } has been destroyed
trigger-enters-play = once { $which } has entered play
    .which = a
trigger-leaves-play = when { $which } is about to leave play
    .which = a
trigger-enemy-unit-left-play = once an enemy unit has left play
trigger-friendly-unit-left-play = once a friendly unit has left play
trigger-card-is-sacrificed = once a card has been sacrificed
trigger-you-play = once you have played { $which }
    .which = a
trigger-you-pay-for = when you play { $which }
    .which = a

# ── restrictions: what a reason says, and how a card says it ─────────────────────────────────────────────────────
condition-once-per-turn = once per turn
    .limit = once a turn
condition-once-per-edge-battle = once per edge battle
    .limit = once an edge battle
condition-one-per-turn = one per turn
    .limit = only one copy a turn
condition-your-turn = your turn
    .limit = only in your turn
condition-your-turn-or-dark-balance = your turn, or a dark Balance of the Force
    .limit = only in your turn or while the Balance of the Force is dark
condition-opponents-turn = your opponent's turn
    .limit = only in your opponent's turn
condition-balance-is-light = while the Balance of the Force is light
    .if = if the Balance of the Force is light
    .while = the Balance of the Force is light
condition-balance-is-dark = while the Balance of the Force is dark
    .if = if the Balance of the Force is dark
    .while = the Balance of the Force is dark
condition-dial-at-most = while the Death Star dial shows { $number } or less
    .if = if the Death Star dial shows { $number } or less
    .while = the Death Star dial shows { $number } or less
condition-dial-at-least = while the Death Star dial shows { $number } or more
    .if = if the Death Star dial shows { $number } or more
    .while = the Death Star dial shows { $number } or more
condition-this-is-undamaged = while { subject-this } has no damage
    .if = if { subject-this } has no damage
    .while = { subject-this } has no damage
condition-this-attacks = while this unit attacks { $which }
    .which = a
    .if = if this unit attacks { $which }
    .while = this unit attacks { $which }
condition-this-attacks-alone = while this unit attacks alone
    .if = if this unit attacks alone
    .while = this unit attacks alone
condition-force-phase = any Force phase
    .limit = only in a Force phase
condition-you-have-the-edge = you have the edge
    .if = if you have the edge
    .while = you have the edge
condition-during-an-engagement = in an engagement
    .if = in an engagement
condition-enhanced-participates = while the enhanced unit participates
    .if = if the enhanced unit participates
    .while = the enhanced unit participates
condition-first-engagement = while the first engagement of a phase is under way
    .if = during the first engagement of a phase
    .while = the first engagement of a phase is under way
condition-without-faq = without the FAQ
    .limit = as printed
condition-with-faq = with the FAQ
    .limit = by the FAQ
condition-unique-in-play = no copy in play

# ── costs ────────────────────────────────────────────────────────────────────────────────────────────────────────
cost-focus-this = focus { subject-this }
cost-focus-this-with = focus { subject-this } with { $amount } focus tokens
cost-focus-a = focus { $which }
    .which = a
cost-sacrifice-this = sacrifice { subject-this }
cost-sacrifice = sacrifice { $which }
    .which = a
cost-spend = spend { $amount } { $amount ->
    [one] resource
   *[other] resources
}
cost-discard-a-card = discard a card from your hand
cost-discard-a-captive-here = discard a card captured here
cost-discard-this = discard this card from your hand
cost-discard-x-cards = discard any number of cards, at least 1, from your hand
cost-damage-this = put { $amount } damage on { subject-this }
cost-damage-enhanced = put 1 damage on { subject-enhanced }
cost-return-this = take { subject-this } back to your hand
cost-lower-reserve = count your reserve value 1 lower for the rest of the phase

# ── effects ──────────────────────────────────────────────────────────────────────────────────────────────────────
effect-deal-damage = deal { $amount } damage to { $to }
    .to = a
effect-remove-damage = { $amount ->
    [0] take all damage off { $to }
   *[other] take { $amount } damage off { $to }
}
    .to = a
effect-place-focus = put { $amount } focus { $amount ->
    [one] token
   *[other] tokens
} on { $to }
    .to = a
effect-remove-focus = { $amount ->
    [0] take all focus tokens off { $to }
    [one] take 1 focus token off { $to }
   *[other] take { $amount } focus tokens off { $to }
}
    .to = a
effect-remove-a-token = take one token of your choice off { $to }
    .to = a
effect-place-shield = put a shield on { $to }{ $even ->
    [1] { ", " }even if it has one already
   *[0] { "" }
}
    .to = a
effect-remove-shields = take all shields off { $to }
    .to = a
effect-destroy = destroy { $what }
    .what = a
effect-discard-from-play = discard { STARTS($what, like: "it$") ->
    [yes] it from play
   *[no] from play { $what }
}
    .what = a
effect-take-control = take control of { $what }
    .what = a
effect-sacrificed = { $what } is sacrificed
    .what = a
effect-return-to-hand = { $what } goes back to its owner's hand
    .what = a
effect-put-into-play = put { $what } into play
    .what = a
effect-put-into-play-and-return = put { $what } into play; if it is still in play when the phase ends, it returns to its owner's hand
    .what = a
effect-put-into-play-and-discard = put { $what } into play; if it is still in play when the phase ends, discard it
    .what = a
effect-draw = draw { $amount ->
    [one] a card
   *[other] { $amount } cards
}
effect-draw-to-reserve = draw until you hold as many cards as your reserve value
effect-must-defend = { $to } must defend in this engagement if it can
    .to = a
effect-choose-and-discard = discard a card of your choice from your hand
effect-take-back = take { $what } back to your hand
    .what = a
effect-search-deck-for = look through your deck; you may show { $which } in it and take it into your hand. Then shuffle the deck
    .which = a
effect-search-top-for = look at the { $number } cards on top of your deck; you may show { $which } that is among them and take it into your hand. Then shuffle the others into your deck
    .which = a
effect-search-top-into-play = look at the { $number } cards on top of your deck; you may put into play { $which } that is among them. Then shuffle the others into your deck
    .which = a
effect-cannot-defend = { $to } cannot be declared as a defender in this { $until ->
    [engagement] engagement
   *[phase] phase
}
    .to = a
effect-cannot-attack-or-defend = { $to } cannot be declared as an attacker or defender in this { $until ->
    [engagement] engagement
   *[phase] phase
}
    .to = a
effect-instead-of-icons = do not resolve its combat icons in this strike
effect-opponent-discards = your opponent discards a card of his choice from his hand
effect-opponent-discards-at-random = your opponent discards a card from his hand at random
effect-look-at-hand-and-discard = look at your opponent's hand and choose a card in it; he discards it
effect-look-at-hand = look at your opponent's hand
effect-reduce-cost-by-x = it costs 1 less for each card discarded, but at least 1
effect-next-capital-ship-costs-less = the next Capital Ship unit you play this phase costs { $amount } less
effect-next-card-costs-less = the next card you play this phase costs { $amount } less
effect-next-sith-card-costs-less = the next Sith card you play this phase costs { $amount } less
effect-move-damage = move { $amount } damage from { $source } to { $to }
    .source = a
    .to = a
effect-move-shield = move a shield from { $source } to { $to }
    .source = a
    .to = a
effect-move-focus = move a focus token from { $source } to { $to }
    .source = a
    .to = a
effect-leave-the-engagement = { $what } no longer takes part in the engagement
    .what = a
effect-take-back-topmost-enhancement = take the uppermost enhancement of your discard pile back to your hand
effect-engage-again = you may engage the engaged objective once more this phase
effect-choose = choose { $which }
    .which = a
effect-opponent-chooses = your opponent chooses { $which }
    .which = his
effect-lower-dial = turn the Death Star dial down by 1, not below 1
effect-raise-dial = turn the Death Star dial up by 1
effect-cancel = cancel { $that }
effect-capture = { $what } is captured at a dark side objective of your choice
    .what = a
effect-move-a-captive = move a captured card from one dark side objective to another
effect-rescue-at-engaged-objective = rescue a captured card at the engaged objective, at random
effect-play-into-the-engagement = play this unit from your hand; it participates on your side
effect-gain-icons = give { $to } { $unit ->
    [0] { $tactics ->
        [0] { $blast } blast
       *[other] { $tactics } tactics
    }
   *[other] { $unit } unit damage{ $blast ->
        [0] { "" }
       *[other] { " " }and { $blast } blast
    }
} for the rest of the { $until ->
    [strike] strike
    [engagement] engagement
   *[phase] phase
}
    .to = a
effect-join-the-engagement = bring this unit from your hand into play; it participates on your side

# ── constant effects ─────────────────────────────────────────────────────────────────────────────────────────────
# Icons one after another: "2 unit damage, 1 tactics and 1 blast".
gained-icons = { $unit ->
    [0] { $tactics ->
        [0] { $blast } blast
       *[other] { $tactics } tactics{ $blast ->
            [0] { "" }
           *[other] { " " }and { $blast } blast
        }
    }
   *[other] { $unit } unit damage{ $tactics ->
        [0] { $blast ->
            [0] { "" }
           *[other] { " " }and { $blast } blast
        }
       *[other] { $blast ->
            [0] { " " }and { $tactics } tactics
           *[other] , { $tactics } tactics and { $blast } blast
        }
    }
}
constant-gains-icons = { $which } gains { gained-icons }.
    .which = each
constant-gains-edge-icons = { $which } gains { gained-icons } (edge-enabled).
    .which = each
constant-gains-keyword = { $which } gains { $keyword }.
    .which = each
constant-gains-protect = { $which } gains Protect { $trait }.
    .which = each
constant-gains-edge = { $which } gains Edge ({ $amount }).
    .which = each
constant-capacity = { $which } has { $amount-by } { $amount-sign ->
    [minus] less
   *[plus] more
} damage capacity.
    .which = each
constant-first-each-turn-costs-less = the first { $which } you play each turn costs { $amount } less.
constant-costs-less = playing this card costs { $amount } less.
constant-costs-nothing = playing this card costs nothing.
constant-changes-cost = { $which } costs { $amount-by } { $amount-sign ->
    [minus] less
   *[plus] more
} to play.
    .which = each
constant-divides-unit-damage = { $which } may divide its unit damage among participating enemy units.
    .which = each
constant-captured-instead = if { $which } would leave play, it is captured instead, at a dark side objective the dark side chooses.
    .which = each
constant-only-vehicles-attack = only Vehicle units may attack { $which }.
    .which = each
constant-engage-the-dial = once each conflict phase you may engage the Death Star dial, which is no objective; once it has 10 damage you win the game.
constant-cannot-be-targeted = { $which } cannot be targeted.
    .which = a
constant-not-by-enemy-events = enemy events cannot target { $which }.
    .which = each
constant-not-by-enemies = your opponent's cards cannot target { $which }.
    .which = each
constant-cannot-be-damaged = no damage can be dealt or moved to { $which }.
    .which = a
constant-ignore-match = you may play cards from your hand without a resource match.
constant-matches-all = resources of { $which } match every affiliation.
    .which = each
constant-reserve-value = your reserve value is { $amount } higher.
constant-opponents-reserve-value = your opponent's reserve value is { $amount-by } lower.
constant-unopposed-bonus = your unopposed attacks deal { $number } damage instead of 1.
constant-most-attackers = at most { $number ->
    [one] 1 unit
   *[other] { $number } units
} may attack { $which } in an engagement.
    .which = each
constant-force-struggle = you count 1 more Force icon in the Force struggle.
constant-resources-only-for = the resources of { subject-this } pay only for { $which }.
    .which = pl
constant-untouched-by-enemy = your opponent's icons and effects can neither damage { $which } nor put focus tokens on it.
    .which = each
constant-doubles-icons = { $which } has twice as many combat icons.
    .which = each
constant-one-per-unit = a unit can bear only one card of this title.
constant-first-edge-card-face-up = the first card your opponent places in each edge battle lies face up.
constant-counts-as-hoth-objective = whenever your Hoth objectives are counted, count one more.
constant-unharmed-by = { $which } cannot damage { subject-enhanced }.
    .which = pl
constant-resource-value = the resource value of { $which } is { $amount } higher.
    .which = each
constant-force-in-a-struggle = { $which } counts { $amount } more Force icon in the Force struggle.
    .which = each
constant-cannot-attack = { $which } cannot attack.
    .which = a
constant-cannot-defend = { $which } cannot be declared as a defender.
    .which = a
constant-no-unopposed-damage = { $which } takes no damage for an unopposed attack.
    .which = a
constant-strikes-from-outside = { $which } may strike even in an engagement it takes no part in.
    .which = each
constant-cannot-commit = { $which } cannot be committed to the Force; if it already is, it loses its Force card.
    .which = a
constant-loses-with = if this objective is destroyed, you lose the game.

measure-force-icons = Force icons committed to the Force
measure-objectives-destroyed = objectives destroyed
