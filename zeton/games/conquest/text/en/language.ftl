# How a card's sentences are put together from what it does (see grammar.ftl): label · when, if, cost: effects.

timing-action = Action
timing-interrupt = Interrupt
timing-reaction = Reaction
timing-forced-reaction = Forced reaction
timing-forced-interrupt = Forced interrupt
timing-battle = Battle
keyword = { $name }{ $value ->
    [0] { "" }
   *[other] { " " }({ $value })
}{ $trait ->
    [none] { "" }
   *[other] { " " }({ $trait })
}{ $to ->
    [none] { "" }
   *[other] { " " }({ $to })
}.
one-relic = You may control only one Relic.
attach = Attach to { $what }{ $one ->
    [1] ; one copy on each unit
   *[0] { "" }
}.
    .what = a

# ── which cards ──────────────────────────────────────────────────────────────────────────────────────────────────
# A word without a place is a noun.
filter-unit = unit
    .pl = units
filter-army-unit = army unit
    .pl = army units
    .not = other than an army unit
    .not-place = kind
filter-warlord = warlord
    .pl = warlords
    .not = non-warlord
    .not-place = trait
filter-token-unit = token unit
    .pl = token units
    .not = non-token
    .not-place = trait
filter-support = support
    .pl = supports
filter-attachment = attachment
    .pl = attachments
filter-card-in-play = card
    .pl = cards
filter-planet = planet
    .pl = planets
    .gender = planet
filter-hq = HQ
    .pl = HQs
filter-your = of yours
    .place = whose
filter-enemy = enemy
    .place = own
filter-this = this
    .place = det
filter-other = other
    .place = other
filter-any-card = card
    .pl = cards
filter-attached = the attached unit
    .determined = yes
filter-on-this = on it
    .place = where
filter-at-this-planet = here
    .place = where
filter-adjacent = at an adjacent planet
    .planet = next to this one
    .place = where
filter-at-a-planet = at a planet
    .place = where
filter-in-an-hq = in either HQ
    .place = where
filter-at-the-first-planet = at the first planet
    .place = where
    .not = away from the first planet
    .while = { $this } is at the first planet
filter-first = first
    .place = state
    .not = non-first
filter-where-a-battle-is = with a battle
    .place = where
filter-at-a-planet-with = at a planet with { $first }
    .place = where
    .first = a
    .not = at a planet without { $first }
    .while = { $this } is at a planet with { $first }
filter-at-a-planet-with-icon = at a planet with a { $icon } icon
    .place = where
    .while = { $this } is at a planet with a { $icon } icon
filter-at-a-planet-without = at a planet without { $first }
    .place = where
    .first = a
filter-where-there-is = with { $first }
    .place = where
    .first = a
    .not = without { $first }
filter-attacking-a = attacking { $first }
    .place = kind
    .first = a
    .while = { $this } attacks { $first }
filter-next-to-your-warlord = next to your warlord's
    .place = where
filter-at-target-planet = at a planet you target
    .place = where
filter-own-warlord = your warlord
    .determined = yes
filter-loyalty = { $loyalty }
    .place = state
filter-with-keyword = with { $keyword }
    .place = kind
    .not = without { $keyword }
filter-with-icon = with a { $icon } icon
    .place = kind
filter-ready = ready
    .place = state
filter-exhausted = exhausted
    .place = state
filter-damaged = damaged
    .place = state
    .while = { $this } is damaged
filter-undamaged = undamaged
    .place = state
    .while = { $this } is undamaged
filter-attacking = attacking
    .place = state
filter-defending = defending
    .place = state
    .not = non-defending
filter-with-attachments = carrying an attachment
    .place = kind
    .while = { $this } carries an attachment
filter-while-there-is = while there is { $first }
    .place = cost
    .first = a
filter-unique = unique
    .place = state
    .not = non-unique
filter-limited = Limited
    .place = state
    .not = non-Limited
filter-trait = { $trait }
    .place = trait
    .not = non-{ $trait }
    .while = { $this } is a { $trait } unit
filter-faction = { $faction }
    .place = trait
    .faction = of-a-card
    .not = non-{ $faction }
filter-titled = { $title }
filter-cost-at-most = whose printed cost is { $cost } or less
    .place = cost
filter-unit-card = unit
    .pl = units
filter-army-card = army unit
    .pl = army units
filter-event-card = event
    .pl = events
filter-support-card = support
    .pl = supports
filter-attachment-card = attachment
    .pl = attachments
filter-can-enter-play = { "" }
    .place = state
filter-in-your-hand = from your hand
    .place = where
filter-in-your-discard-pile = in your discard pile
    .place = where
filter-in-enemy-discard-pile = in the opposing discard pile
    .place = where
filter-topmost = topmost { $which }
filter-can-be-handed-on = that another card of the same player could carry
    .place = kind
filter-can-be-reached-by-khymeras = to which one of your Khymeras could move
    .place = kind
filter-movable = that can move elsewhere
    .place = kind
filter-whose-ability-can-be-used = whose Battle ability could do something
    .place = kind
filter-with-bare-units = with a unit without attachments
    .place = kind
filter-with-enemy-units = with enemy units
    .place = kind
filter-without-your-warlord = where your warlord is not
    .place = where
filter-at-that-planet = at that planet
    .place = where
filter-at-the-same-planet = at the same planet
    .place = where
filter-at-its-planet = at the same planet
    .place = where
filter-elsewhere = elsewhere
    .place = where

# ── how much ─────────────────────────────────────────────────────────────────────────────────────────────────────
amount-paid-for-this = what you pay for this card
amount-attack-of = the ATK of { $of }
    .of = a
amount-area-effect-of = the Area Effect of { $of }
    .of = a
amount-printed-attack-of = the printed ATK of { $of }
    .of = a
amount-health-of = the HP of { $of }
    .of = a
amount-command-icons-of = the number of command icons of { $of }
    .of = a
amount-twice-the-command-icons-of = twice the number of command icons of { $of }
    .of = a
amount-damage-on = the damage on { $of }
    .of = a
amount-printed-cost-of = the printed cost of { $of }
    .of = a

# ── whom ─────────────────────────────────────────────────────────────────────────────────────────────────────────
# A card that has just been named: “deal 1 damage to this unit: ready it”.
it-this = it
it-this-unit = it
it-attached = it
subject-this = { $itself ->
    [unit] this unit
   *[card] this card
}
subject-targets = each of up to { $number } targeted { $which }
    .which = pl
subject-event-card = it
subject-event-source = the other unit
subject-attacker = the attacking unit
subject-defender = the unit it attacks
subject-attached = the attached unit
subject-your-warlord = your warlord
subject-paid = that unit
subject-chosen = it
filter-each-at = each
    .place = det

# ── when ─────────────────────────────────────────────────────────────────────────────────────────────────────────
trigger-phase-begins = once the { $phase } phase has begun
trigger-phase-ends = once the { $phase } phase has ended
trigger-battle-begins-here = once a battle here has begun
trigger-battle-ends-here = once a battle here has ended
trigger-commits-to-this-planet = once { $which } has committed to this planet
    .which = a
trigger-moves-to-this-planet = once { $which } has moved to this planet
    .which = a
trigger-moves-between-planets = once { $which } has moved from one planet to another
    .which = a
trigger-moves-to-your-hq = once { $which } has moved to your HQ
    .which = a
trigger-retreats-from-this-planet = when { $which } is about to retreat from this planet
    .which = a
trigger-you-search = when you are about to search your deck
trigger-this-resolves-its-attack = once this unit's attack has been resolved
trigger-this-is-declared-as-defender = once this unit has been declared as a defender
trigger-is-declared-as-attacker = once { $which } has been declared as an attacker
    .which = a
trigger-is-declared-as-defender = once { $which } has been declared as a defender
    .which = a
trigger-you-deploy = when you are deploying { $which }
    .which = a
trigger-you-deploy-here = when you are deploying { $which } here
    .which = a
trigger-you-deploy-an-attachment = when you are deploying an attachment
trigger-this-enters-play = once { subject-this } has entered play
trigger-this-is-deployed = once you have deployed { subject-this }
trigger-you-have-deployed = once you have deployed { $which }
    .which = a
trigger-is-deployed-here = once { $which } has been deployed here
    .which = a
trigger-this-is-destroyed = when this unit is about to be destroyed
trigger-this-leaves-play = when { subject-this } is about to leave play
trigger-attached-leaves-play = when the attached unit is about to leave play
trigger-leaves-play-from-a-planet = when { $which } is about to leave play from a planet
    .which = a
trigger-has-left-play = once { $which } of yours has left play
    .which = a
trigger-you-sacrifice = when you are about to sacrifice { $which }
    .which = a
trigger-an-effect-would-move = when an effect is about to move { $which } from a planet
    .which = a
    .that = that move
trigger-has-left-play-here = once { $which } of yours has left play from this planet
    .which = a
trigger-enters-your-discard-pile = once { $which } has gone from play to your discard pile
    .which = a
trigger-enemy-unit-destroyed = once an enemy unit has been destroyed
trigger-enemy-unit-destroyed-here = once an enemy unit here has been destroyed
trigger-destroyed-into-your-discard-pile = once { $which } of yours has been destroyed
    .which = a
trigger-is-destroyed = once { $which } has been destroyed
    .which = a
trigger-your-unit-is-destroyed = once { $which } of yours has been destroyed
    .which = a
trigger-this-commits = once this unit has committed to a planet
trigger-this-commits-or-attacks = once this unit has committed to a planet or been declared as an attacker
trigger-your-warlord-commits = once your warlord has committed to a planet
trigger-struggle-begins = when a command struggle begins
trigger-opponent-wins-a-struggle = when your opponent is about to win a command struggle
trigger-you-win-a-struggle = once you have won a command struggle
trigger-you-win-a-struggle-here = once you have won the command struggle here
trigger-moves-to-a-planet = once { $which } has moved to a planet
    .which = a
trigger-this-is-declared-as-attacker = once you have declared this unit as an attacker
trigger-attached-exhausts = when the attached unit exhausts
trigger-attached-uses-area-effect = once the attached unit has used its Area Effect
trigger-this-declares-an-attack-against = once you have declared this unit as an attacker against { $which }
    .which = a
trigger-attached-declares-an-attack-against = when the attached unit is about to attack { $which }
    .which = a
trigger-enemy-would-attack = when an enemy unit would attack { $which }
    .which = a
trigger-damage-is-assigned-to = when { $which } is being assigned damage
    .which = a
trigger-is-assigned-damage = once { $which } has been assigned damage
    .which = a
trigger-is-assigned-damage-by-an-attack = once { $which } has been assigned damage from an attack
    .which = a
trigger-is-assigned-damage-by-an-attack-here = once { $which } has been assigned damage from an attack here
    .which = a
trigger-damages-by-an-attack = once { $attacker } has damaged { $damaged } by an attack
    .attacker = a
    .damaged = a
trigger-damages = once { $unit } has damaged { $damaged }
    .unit = a
    .damaged = a
trigger-this-damages = once this unit has damaged { $which }
    .which = a
trigger-this-takes-damage = when this unit is about to take damage
trigger-attached-is-damaged-by-an-attack = once the attached unit has been damaged by an attack
trigger-opponent-shields = when your opponent is using a shield card
    .that = that shield card
trigger-you-shield-with = when you are shielding { $shielded } with { $which }
    .which = a
    .shielded = a
trigger-opponent-plays-an-event = when your opponent plays an event
    .that = that event
trigger-a-battle-ability-is-used = when a Battle ability is used
    .that = that ability
trigger-you-play = once you have played { $which }
    .which = a
trigger-opponent-targets = when an ability of your opponent targets { $which }
    .which = a
    .that = that ability

# ── restrictions: what a reason says, and how a card says it ─────────────────────────────────────────────────────
condition-combat-phase = combat phase
    .label = Combat { $lower }
condition-headquarters-phase = headquarters phase
    .label = Headquarters { $lower }
condition-there-is-there = there is { $which } there
    .which = a
    .if = if there is { $which } there
condition-deploy-phase = deploy phase
    .label = Deploy { $lower }
condition-once-per-phase = once per phase
    .limit = once a phase
condition-once-per-attack = once per attack
    .limit = once an attack
condition-on-both-sides = on both sides of the card
    .limit = also bloodied
condition-any-player = any player may use it
    .limit = for any player
condition-max-one-per-round = one per round
    .limit = one a round
condition-during-a-battle = in a battle
    .if = during a battle
condition-opponent-has-initiative = the opponent has initiative
    .if = if your opponent has initiative
condition-during-the-combat-phase = in the combat phase
    .if = if it is the combat phase
condition-fewer-units = you control fewer units
    .if = if you have fewer units than your opponent

# ── costs ────────────────────────────────────────────────────────────────────────────────────────────────────────
cost-exhaust-this = exhaust { subject-this }
cost-exhaust-your-warlord = exhaust your warlord
cost-exhaust-attached = exhaust the attached unit
cost-exhaust-a = exhaust { $which }
    .which = a
cost-sacrifice-this = sacrifice { subject-this }
cost-exhaust-and-sacrifice-this = exhaust and sacrifice { subject-this }
cost-sacrifice = sacrifice { $which }
    .which = a
cost-discard-a = discard { $which }
    .which = a
cost-sacrifice-soldier-or-warrior-there = sacrifice a Soldier or Warrior unit of yours at that planet
cost-pay = pay { $amount } { $amount ->
    [one] resource
   *[other] resources
}
cost-pay-printed-cost = pay the printed cost of { $which }
    .which = a
cost-damage-this = deal 1 damage to this unit
cost-damage-that-unit = deal 1 damage to it
cost-discard-x-cards = discard X cards, at least 1, from your hand

# ── effects ──────────────────────────────────────────────────────────────────────────────────────────────────────
effect-deal-damage = deal { $amount } damage to { $to }
    .to = a
effect-deal-unpreventable-damage = deal { $amount } unpreventable damage to { $to }
    .to = a
effect-remove-damage = remove { $amount ->
    [0] all damage from { $to }
   *[other] { $amount } damage from { $to }
}
    .to = a
effect-move-damage = move { $amount } damage from { $source } to { $to }
    .source = a
    .to = a
effect-indirect-damage = each player deals { $amount } indirect damage among his units there
effect-increase-damage = increase that damage by { $amount }
effect-prevent-damage = prevent { $amount ->
    [0] all of that damage
   *[other] { $amount } of that damage
}
effect-reassign-damage = reassign { $amount } of that damage to { $to }
    .to = a
effect-exhaust = exhaust { $what }
    .what = a
effect-ready = ready { $what }
    .what = a
effect-rout = rout { $what }
    .what = a
effect-move-to-this-planet = move { $what } to this planet
    .what = a
effect-move-to-that-planet = move { $what } to that planet
    .what = a
effect-move-to-target-planet = move { $what } to a planet you target
    .what = a
effect-move-to-chosen-planet = move { $what } to the chosen planet
    .what = a
effect-move-to-the-first-planet = move { $what } to the first planet
    .what = a
effect-move-one-or-more-to-target-planet = move one or more { $which } to a planet you target
    .which = pl
effect-move-one-or-more-to-your-hq = move one or more { $which } to your HQ
    .which = pl
effect-destroy = destroy { $what }
    .what = a
effect-sacrifice = sacrifice { $what }
    .what = a
effect-discard = discard { $what }
    .what = a
effect-return-to-hand = send { $what } back to its owner's hand
    .what = a
effect-return-to-hand-instead = it returns to its owner's hand instead
effect-opponent-sacrifices = your opponent sacrifices { $which } of his choice
    .which = a
effect-each-player-sacrifices = each player sacrifices { $which } of his, if he can
    .which = a
effect-put-into-play-at-your-hq = put { $what } into play in your HQ
    .what = a
effect-put-into-play-at-this-planet = put { $what } into play here
    .what = a
effect-put-into-play-at-that-planet = put { $what } into play at that planet
    .what = a
effect-put-into-play-at-chosen-planet = put { $what } into play at the chosen planet
    .what = a
effect-put-into-play-at-target-planet = put { $what } into play at a planet you target
    .what = a
effect-put-into-play-at-the-last-planet = put { $what } into play at the last planet
    .what = a
effect-put-tokens-at-your-hq = put { $number ->
    [one] a { $title }
   *[other] { $number } { $title } tokens
} into play in your HQ
effect-put-tokens-at-this-planet = put { $number ->
    [one] a { $title }
   *[other] { $number } { $title } tokens
} into play here
effect-put-tokens-at-that-planet = put { $number ->
    [one] a { $title }
   *[other] { $number } { $title } tokens
} into play at that planet
effect-put-tokens-at-your-warlords-planet = put { $number ->
    [one] a { $title }
   *[other] { $number } { $title } tokens
} into play at your warlord's planet
effect-put-tokens-at-chosen-planet = put { $number ->
    [one] a { $title }
   *[other] { $number } { $title } tokens
} into play at the chosen planet
effect-reduce-cost = it costs { $reduction } less
effect-draw = draw { $amount ->
    [one] a card
   *[other] { $amount } cards
}
effect-gain = gain { $amount } { $amount ->
    [one] resource
   *[other] resources
}
effect-pay = pay { $amount } { $amount ->
    [one] resource
   *[other] resources
}
effect-take-from-opponent = take { $amount } { $amount ->
    [one] resource
   *[other] resources
} from your opponent
effect-store = put { $amount } { $amount ->
    [one] resource
   *[other] resources
} on this card
effect-transfer = move { $amount } { $amount ->
    [one] resource
   *[other] resources
} from this card to your pool
effect-opponent-discards-at-random = your opponent discards a card from his hand at random
effect-opponent-discards = your opponent discards a card of his choice from his hand
effect-take-back = take { $what } back to your hand
    .what = a
effect-search = look for { $which } among the top { $number } cards of your deck, { $reveal ->
    [1] reveal it and{ " " }
   *[0] { "" }
}add it to your hand, and lay the others under your deck
    .which = a
effect-search-into-play-at-your-hq = look for { $which } among the top { $number } cards of your deck, put it into play in your HQ, and lay the others under your deck
    .which = a
effect-search-into-play-at-target-planet = look for { $which } among the top { $number } cards of your deck, put it into play at that planet, and lay the others under your deck
    .which = a
effect-search-more = look at { $number } cards more
effect-attack-until = { $to } has { $amount-signed } ATK for the rest of the { $until }
    .to = a
effect-health-until = { $to } has { $amount-signed } HP for the rest of the { $until }
    .to = a
effect-move-to-your-hq = move { $what } to your HQ
    .what = a
effect-cheaper-until = each { $faction } unit you deploy costs { $amount } less for the rest of the { $until }
    .faction = of-a-card
effect-no-card-bonus = that planet has no card bonus for the rest of the { $until }
effect-no-resource-bonus = that planet has no resource bonus for the rest of the { $until }
effect-look-at-hand-and-discard = look at your opponent's hand and discard a card of your choice from it
effect-commit-your-warlord-there = commit your warlord to it
effect-attack-and-health-until = { $to } has { $amount-signed } ATK and +{ $health } HP for the rest of the { $until }
    .to = a
effect-attack-for-next-attack = { $to } has +{ $amount } ATK for its next attack this phase
    .to = a
effect-gains-keyword-until = { $to } gains { $keyword } for the rest of the { $until }
    .to = a
effect-gains-area-effect-until = { $to } gains Area Effect ({ $amount }) for the rest of the { $until }
    .to = a
effect-gains-trait-until = { $to } gains the trait { $trait } for the rest of the { $until }
    .to = a
effect-lose-command-icons = { $to } loses its command icons for the rest of the { $until }
    .to = a
effect-blank = { $to } loses everything in its text box except its traits for the rest of the { $until }
    .to = a
effect-later-sacrificed-at-the-end-of-the-phase = sacrifice { $to } at the end of the phase
    .to = a
effect-later-discarded-at-the-end-of-the-phase = discard { $to } at the end of the phase
    .to = a
effect-later-damage-after-entering-play = deal { $amount } damage to { $to } once it is in play
    .to = a
effect-halved-until = halve the { $value } of { $to }, rounded up, for the rest of the { $until }
    .to = a
effect-set-until = the { $value } of { $to } is { $amount } for the rest of the { $until }
    .to = a
effect-swap = swap the { $first } of { $one } and the { $second } of { $other } for the rest of the { $until }
    .one = a
    .other = a
effect-take-control = take control of { $what }{ $until ->
    [game] { "" }
   *[other] { " " }for the rest of the { $until }
}
    .what = a
effect-cancel = cancel { $that }

# ── modes ────────────────────────────────────────────────────────────────────────────────────────────────────────
mode-name-units = name units
mode-name-supports = name supports
mode-name-attachments = name attachments
mode-name-events = name events
mode-discard-both-tops = discard the top card of each deck
mode-both-draw = each player draws a card
effect-defend-instead = this unit is declared as the defender instead
effect-one-more-shield = that card gains 1 shield icon
effect-double-shields = that card has twice as many shield icons
effect-choose = choose { $which }
    .which = a

# ── constant effects ─────────────────────────────────────────────────────────────────────────────────────────────
constant-attack = { $which } has { $amount-signed } ATK.
    .which = each
constant-health = { $which } has { $amount-signed } HP.
    .which = each
constant-double-health = { $which } has twice its HP.
    .which = each
constant-command-icons = { $which } has { $amount } more command { $amount ->
    [one] icon
   *[other] icons
}.
    .which = each
constant-gains-keyword = { $which } gains { $keyword }.
    .which = each
constant-gains-keywords = { $which } gains { $keyword } and { $other }.
    .which = each
constant-gains-area-effect = { $which } gains Area Effect ({ $amount }).
    .which = each
constant-gains-trait = { $which } gains the trait { $trait }.
    .which = each
constant-loses-keyword = { $which } loses { $keyword }.
    .which = each
constant-cannot-be-attacked = enemy units cannot attack { $which }.
    .which = each
constant-cannot-retreat = { $which } cannot retreat.
    .which = pl
constant-cannot-be-targeted = your opponent's abilities cannot target { $which }.
    .which = pl
constant-ignores-flying = attacks by { $which } ignore Flying.
    .which = each
constant-deals-double-damage = { $which } deals double damage.
    .which = each
constant-takes-double-damage = damage dealt to { $which } is doubled.
    .which = each
constant-attack-and-health = { $which } has { $amount-signed } ATK and +{ $health } HP.
    .which = each
constant-attack-and-keyword = { $which } has { $amount-signed } ATK and gains { $keyword }.
    .which = each
constant-double-damage = this unit deals double damage to { $which }.
    .which = pl
constant-sacrificed-with-damage = sacrifice this card as soon as it has { $amount } damage.
constant-halved = halve the { $value } of { $which }, rounded up.
    .which = each
constant-cost = { $which } costs { $amount-by } { $amount-sign ->
    [minus] less
   *[plus] more
}.
    .which = each
constant-immune = { $which } is immune to { $to }.
    .which = each
constant-cannot-be-damaged = { $which } cannot be damaged.
    .which = each
constant-unharmed-by = { $which } cannot damage the attached unit.
    .which = pl

# ── words of the data ────────────────────────────────────────────────────────────────────────────────────────────
faction-orks = Orks
    .of-a-card = Ork
