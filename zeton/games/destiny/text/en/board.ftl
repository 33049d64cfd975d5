# The table on a screen.

board-round = Round { $round } · { $phase ->
    [setup] setup
    [upkeep] upkeep
   *[other] turn of { $who }
}
board-battlefield = Battlefield: { $card } ({ $who })
board-claimed = claimed by { $who }
board-additional = Additional actions: { $who }
board-being-played = Being played: { $cards }
board-piles = resources { $resources } · hand { $hand } · deck { $deck } · discard pile { $discard }
board-last-discard = on top: { $card }
board-pool = { $count ->
    [0] Pool: empty
    [one] Pool: 1 die
   *[other] Pool: { $count } dice
}
board-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
board-damage = damage { $damage }/{ $health }
board-tokens = damage { $damage }
board-shields = { $number ->
    [one] 1 shield
   *[other] { $number } shields
}
board-stored = { $number ->
    [one] 1 resource on it
   *[other] { $number } resources on it
}
board-stacked = Set aside: { $card }, and on it { $stacked ->
    [none] a face-down card
   *[other] { $stacked }, face down
}
board-exhausted = exhausted
board-used = power action used
board-legend = ▢ die on its card · MD melee · RD ranged · ID indirect · Sh shield · R resource · Dr disrupt · Dc discard · F focus · Sp special · * any symbol · - blank · + modifier · a number behind: what the side costs
board-hand = Hand
board-chosen = Set apart
board-looked-at = Looked at
