# How a card's sentence is put together from what it does. House style: short, symbolic, the same grammar on every card:
#   Timing (trigger) [restriction]: cost → effect; effect.

timing-action = Action
timing-interrupt = Interrupt
timing-reaction = Reaction
timing-forced-reaction = Forced reaction
timing-forced-interrupt = Forced interrupt
timing-battle = Battle won
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
one-relic = Only one Relic under a player's control.
attach = On { $yours ->
    [1] your{ " " }
   *[0] { "" }
}{ $unique ->
    [1] unique{ " " }
   *[0] { "" }
}{ $excluded ->
    [none] { "" }
   *[other] non-{ $excluded }{ " " }
}{ $host ->
    [army_unit] army units
    [planet] planets
    [hq] HQs
   *[unit] units
}{ $one ->
    [1] , one copy each
   *[0] { "" }
}.

# which cards
filter-and = { $first } { $second }
filter-or = { $first } or { $second }
filter-not = non-{ $first }
filter-unit = unit
filter-army-unit = army unit
filter-warlord = warlord
filter-token-unit = token
filter-support = support
filter-attachment = attachment
filter-card-in-play = card
filter-planet = planet
filter-hq = HQ
filter-your = own
filter-enemy = enemy
filter-this = this
filter-other = other
filter-any-card = card
filter-attached = attached unit
filter-on-this = on this
filter-at-this-planet = here
filter-adjacent = next to here
filter-at-a-planet = at a planet
filter-in-an-hq = in an HQ
filter-at-the-first-planet = at the first planet
filter-first = first
filter-where-a-battle-is = with a battle
filter-ready = ready
filter-exhausted = exhausted
filter-damaged = damaged
filter-attacking = attacking
filter-attacking-an-exhausted-unit = attacking something exhausted
filter-defending = defending
filter-with-attachments = carrying attachments
filter-while-there-is = (while there is { $first })
filter-unique = unique
filter-limited = Limited
filter-trait = { $trait }
filter-faction = { $faction }
filter-titled = { $title }
filter-cost-at-most = (printed cost ≤ { $cost })
filter-unit-card = unit
filter-army-card = army unit
filter-event-card = event
filter-support-card = support
filter-attachment-card = attachment
filter-can-enter-play = { "" }
filter-in-your-hand = in your hand
filter-in-your-discard-pile = in your discard pile
filter-in-enemy-discard-pile = in the enemy discard pile
filter-topmost = topmost such card
filter-can-be-handed-on = that another card of the same player could carry
filter-can-be-reached-by-khymeras = to which one of your Khymeras could move
filter-movable = that can move elsewhere
filter-whose-ability-can-be-used = whose Battle ability could do something
filter-with-bare-units = with a unit without attachments
filter-with-enemy-units = with enemy units
filter-without-your-warlord = where your warlord is not

# whom
subject-this = this card
subject-target = { $which }
subject-targets = up to { $number } different { $which }
subject-event-card = it
subject-event-source = that other card
subject-attached = the attached unit
subject-your-warlord = your warlord
subject-paid = the card you paid with
subject-chosen = the chosen card
subject-each = each { $which }
subject-each-at = each { $which } there
target-another = another { $which }

# when
trigger-phase-begins = the { $phase } phase has begun
trigger-you-deploy = you deploy { $which }
trigger-you-deploy-here = you deploy { $which } here
trigger-you-deploy-an-attachment = you deploy an attachment
trigger-this-enters-play = this has entered play
trigger-this-is-deployed = you have deployed this
trigger-enemy-unit-is-deployed-here = an enemy unit has been deployed here
trigger-this-is-destroyed = this is destroyed
trigger-this-leaves-play = this leaves play
trigger-attached-leaves-play = the attached unit leaves play
trigger-leaves-play-from-a-planet = { $which } leaves play from a planet
trigger-has-left-play = your { $which } has left play
trigger-has-left-play-here = your { $which } has left play here
trigger-enters-your-discard-pile = { $which } has gone from play to your discard pile
trigger-enemy-unit-destroyed = an enemy unit has been destroyed
trigger-enemy-unit-destroyed-here = an enemy unit has been destroyed here
trigger-destroyed-into-your-discard-pile = { $which } has been destroyed into your discard pile
trigger-this-commits = this has committed
trigger-your-warlord-commits = your warlord has committed
trigger-struggle-begins = a command struggle begins
trigger-you-win-a-struggle = you have won a command struggle
trigger-you-win-a-struggle-here = you have won the command struggle here
trigger-moves-to-a-planet = { $which } has moved to a planet
trigger-this-is-declared-as-attacker = this attacks
trigger-attached-exhausts = the attached unit exhausts
trigger-this-declares-an-attack-against = this attacks { $which }
trigger-attached-declares-an-attack-against = the attached unit attacks { $which }
trigger-enemy-would-attack = an enemy unit would attack { $which }
trigger-damage-is-assigned-to = damage is assigned to { $which }
trigger-is-assigned-damage = { $which } has been assigned damage
trigger-is-assigned-damage-by-an-attack = { $which } has been assigned damage by an attack
trigger-is-assigned-damage-by-an-attack-here = { $which } has been assigned damage by an attack here
trigger-damages-by-an-attack = { $attacker } has damaged { $damaged } by an attack
trigger-this-damages = this has damaged { $which }
trigger-attached-is-damaged-by-an-attack = the attached unit has been damaged by an attack
trigger-opponent-shields = the opponent uses a shield card
trigger-you-shield-with = you shield { $shielded } with { $which }
trigger-opponent-plays-an-event = the opponent plays an event
trigger-you-play = you have played { $which }
trigger-opponent-targets = the opponent's ability targets { $which }

# restrictions
condition-combat-phase = combat phase
condition-deploy-phase = deploy phase
condition-once-per-phase = once per phase
condition-max-one-per-round = one per round
condition-during-a-battle = in a battle
condition-opponent-is-richer = the opponent has more resources
condition-this-is = this is: { $which }
condition-fewer-units = you control fewer units

# costs
cost-exhaust-this = exhaust this
cost-exhaust-a = exhaust { $which }
cost-sacrifice-this = sacrifice this
cost-sacrifice = sacrifice { $which }
cost-sacrifice-soldier-or-warrior-there = sacrifice a Soldier or Warrior at that planet
cost-pay = { $amount } { $amount ->
    [one] resource
   *[other] resources
}
cost-pay-printed-cost = the printed cost of { $which }
cost-damage-this = 1 damage to this
cost-discard-x-cards = discard X cards, X ≥ 1

# effects
effect-deal-damage = { $amount ->
    [0] X
   *[other] { $amount }
} damage to { $to }
effect-remove-damage = { $amount ->
    [0] all damage off { $to }
   *[other] { $amount } damage off { $to }
}
effect-move-damage = { $amount } damage moves: { $source } → { $to }
effect-indirect-damage = { $amount } indirect damage for each player there
effect-increase-damage = +{ $amount } damage
effect-prevent-damage = prevent { $amount ->
    [0] all of it
   *[other] { $amount } of it
}
effect-reassign-damage = { $amount } of it goes to { $to }
effect-exhaust = exhaust { $what }
effect-ready = ready { $what }
effect-rout = rout { $what }
effect-move-to-this-planet = { $what } moves here
effect-move-to-that-planet = { $what } moves there
effect-move-to-target-planet = { $what } moves to the target planet
effect-move-to-chosen-planet = { $what } moves to the chosen planet
effect-move-to-the-first-planet = { $what } moves to the first planet
effect-destroy = destroy { $what }
effect-return-to-hand = { $what } back to its owner's hand
effect-opponent-sacrifices = the opponent sacrifices { $which }
effect-put-into-play-at-your-hq = { $what } into play in your HQ
effect-put-into-play-at-this-planet = { $what } into play here
effect-put-into-play-at-that-planet = { $what } into play there
effect-put-into-play-at-chosen-planet = { $what } into play at the chosen planet
effect-put-into-play-at-target-planet = { $what } into play at the target planet
effect-put-tokens-at-your-hq = { $number } × { $title } into your HQ
effect-put-tokens-at-this-planet = { $number } × { $title } here
effect-put-tokens-at-that-planet = { $number } × { $title } there
effect-put-tokens-at-chosen-planet = { $number } × { $title } at the chosen planet
effect-reduce-cost = its cost −{ $reduction }
effect-draw = draw { $amount }
effect-gain = +{ $amount } { $amount ->
    [one] resource
   *[other] resources
}
effect-take-from-opponent = { $amount } of the opponent's resources is yours
effect-store = { $amount } resources on this
effect-transfer = { $amount } of them to your pool
effect-opponent-discards-at-random = the opponent discards a random card
effect-opponent-discards = the opponent discards a card of his choice
effect-take-back = { $what } back to your hand
effect-search = top { $number } of your deck: one { $which } to your hand{ $reveal ->
    [1] , shown
   *[0] { "" }
}, the rest under the deck
effect-search-into-play-at-your-hq = top { $number } of your deck: one { $which } into play in your HQ, the rest under the deck
effect-search-into-play-at-target-planet = top { $number } of your deck: one { $which } into play there, the rest under the deck
effect-attack-until = { $to }: { $amount ->
    [0] +X
   *[other] +{ $amount }
} ATK to the end of the { $until }
effect-attack-for-next-attack = { $to }: +{ $amount } ATK in its next attack this phase
effect-gains-keyword-until = { $to }: { $keyword } to the end of the { $until }
effect-lose-command-icons = { $to }: no command icons in this { $until }
effect-blank = { $to }: text box blank but for traits, to the end of the { $until }
effect-later-sacrificed-at-the-end-of-the-phase = sacrifice { $to } at the end of the phase
effect-later-discarded-at-the-end-of-the-phase = discard { $to } at the end of the phase
effect-later-damage-after-entering-play = { $amount } damage to { $to } once in play
effect-halved-until = { $to }: { $value } ÷ 2, rounded up, to the end of the { $until }
effect-swap = swap: { $first } of { $one } ↔ { $second } of { $other }, to the end of the { $until }
effect-take-control = { $what } is yours{ $until ->
    [game] { "" }
   *[other] { " " }to the end of the { $until }
}
effect-cancel = cancel it
effect-defend-instead = this defends instead
effect-one-more-shield = that card: +1 shield icon
effect-choose = choose { $which }

# constant effects
constant-attack = { $which }: { $amount ->
    [-2] −2
   *[other] +{ $amount }
} ATK.
constant-health = { $which }: +{ $amount } HP.
constant-double-health = { $which }: HP × 2.
constant-halved = { $which }: { $value } ÷ 2, rounded up.
constant-cost = { $which }: cost changed by { $amount }.
constant-immune = { $which }: immune to { $to }.
constant-cannot-be-damaged = { $which } cannot be damaged.
constant-command-icons = { $which }: +{ $amount } command icons.
constant-attack-for-each = { $which }: +{ $amount } ATK for each { $counted }.
constant-command-icons-for-each = { $which }: +{ $amount } command icon for each { $counted }.
constant-gains-keyword = { $which }: { $keyword }.
constant-gains-area-effect = { $which }: Area Effect ({ $amount }).
constant-loses-keyword = { $which }: no { $keyword }.
constant-cannot-be-attacked = enemy units cannot attack { $which }.
constant-cannot-retreat = { $which }: no retreat.
constant-cannot-be-targeted = enemy abilities cannot target { $which }.
constant-ignores-flying = { $which }: its attacks ignore Flying.
constant-double-damage = damage × 2 against { $which }.
constant-sacrificed-with-damage = sacrificed with { $amount } damage on it.
