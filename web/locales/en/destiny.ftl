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
de-symbol-any = any symbol
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
de-set-aside-of = Set aside by { $who }{ $stacked ->
    [0] { "" }
    [one] , with 1 card face down
   *[other] , with { $stacked } cards face down
}
de-held-short = Battlefield
de-health-left = { $who }: { $left } of { $most } health left, { $standing } of { $team } characters. Whose characters are all defeated loses.
de-cards-left = { $who }: { $count } { $count ->
    [one] card
   *[other] cards
} left ({ $hand } in hand, { $deck } in the deck). Whoever has none at the end of a round loses.
de-how-one-wins = Defeat every enemy character, or outlast a rival who runs out of cards.
de-how-close = Still to go: { $health } health or { $cards } { $cards ->
    [one] card
   *[other] cards
}.
de-open-stack = { $what }, { $count } { $count ->
    [one] card
   *[other] cards
}: show
de-odds = Its die
de-odds-again = A reroll would show
de-odds-side = { $percent } %
de-odds-in-all = Damage { $damage } % · blank { $blank } %

keyword-destiny-ambush = After you play it, you may take an additional action.
keyword-destiny-guardian = Before this character is activated, it may take the damage an opposing die shows, and that die is removed.
keyword-destiny-redeploy = When its character is defeated, it may move to another character of yours.

coach-destiny-welcome = Welcome. Your characters are below, theirs above, the rolled dice lie between you. Defeat all of their characters to win. Whatever shines can be chosen, and the bar at the bottom always says what is asked.
coach-destiny-mulligan = Your first hand. Press what you do not want, and you draw as many anew. Keep an upgrade you can pay for: it brings a die for the whole game.
coach-destiny-battlefield = Whose battlefield is used holds it and begins the game; the other one puts two shields on his characters. For a first game take your own.
coach-destiny-setup-shield = A shield prevents one damage, and a character can have three. Give it to the one they will attack first.
coach-destiny-action-action = One action each, by turns: play a card, activate a character to roll its dice, or press a die to resolve all that show its symbol. Discarding a card rerolls dice that fell badly.
coach-destiny-attach = Whose upgrade is it? Its die is rolled whenever that character is activated, so choose somebody who will live.
coach-destiny-hit = Whom does it hit? Damage stays. Better to defeat one character than to wound two: its dice go with it.
coach-destiny-resolve = Another die with the same symbol can be resolved in this same action.
coach-destiny-reroll = Which dice do you roll again? Those that show a blank, or cost more than you can pay.
coach-destiny-indirect = Indirect damage is divided by whoever takes it. Spread it over characters who can bear it; shields help.
coach-destiny-claim = You hold the battlefield now and may use its Claim ability. You begin the next round.
coach-destiny-upkeep-discard = A new round begins. Discard what you cannot use: you draw up to five cards.
