# Star Wars: Destiny: what its board says. $who is the first character of a team.

type-character = Character
type-upgrade = Upgrade
type-battlefield = Battlefield
type-plot = Plot

phase-setup = Setup
phase-setup-words = Hands are drawn, and both roll for the battlefield.
phase-action = Actions
phase-action-words = In turns, one action each: play a card, activate, resolve dice, discard to reroll, claim, or pass.
phase-upkeep = Upkeep
phase-upkeep-words = Cards are readied, dice return to their cards, resources come in, hands are filled up.

de-symbol-melee = melee damage
de-symbol-ranged = ranged damage
de-symbol-indirect = indirect damage
de-symbol-shield = shield
de-symbol-resource = resource
de-symbol-disrupt = disrupt
de-symbol-discard = discard
de-symbol-focus = focus
de-symbol-special = special
de-symbol-blank = blank
de-side-cost = (costs { $count })
de-die-sides = Die: { $sides }
de-die = Die of { $card }: { $side }
de-die-idle = Die of { $card }, not rolled
de-points = { $points } points
de-health = { $count } health

de-damage-of = { $damage } damage of { $health }
de-damage = { $damage } damage
de-shields = { $count } { $count ->
    [one] shield
   *[other] shields
}
de-stored = { $count } { $count ->
    [one] resource
   *[other] resources
} on it
de-exhausted = exhausted
de-upgrade-of = on { $card }
de-upgrades = Upgrades of { $card }

de-characters = Team of { $who }
de-supports = Supports of { $who }
de-pool = Dice pool of { $who }, { $count } { $count ->
    [one] die
   *[other] dice
}
de-pool-empty = No dice of { $who } are rolled
de-promise = { $sum } { $symbol } in all
de-battlefield = Battlefield
de-held = Held by { $who }
de-claimed = Claimed by { $who }
de-claimed-short = Claimed
de-round = { $round ->
    [0] Setup
   *[other] Round { $round }
}
de-has-resources = { $who }: { $count } { $count ->
    [one] resource
   *[other] resources
}
de-additional = { $count ->
    [one] An additional action
   *[other] { $count } additional actions
}

keyword-destiny-ambush = After you play it, you may take an additional action.
keyword-destiny-guardian = Before this character is activated, it may take the damage an opposing die shows, and that die is removed.
keyword-destiny-redeploy = When its character is defeated, it may move to another character of yours.

option-destiny-cap_indirect = A character is never assigned more indirect damage than it can take
option-destiny-replace_once_per_round = Each player replaces only one upgrade per round
option-destiny-spot_nothing = Events may be played without the character they spot, for nothing
