# What has happened. $who is the seat, $card the first card, $target the second, $others all but the first, $cards all of them, $count how many.

log-area-effect = { $card } uses Area Effect ({ $number }).
log-attacks = { $card } attacks.
log-battle-begins = Battle at { $card }: { $who } has initiative.
log-calls-a-stalemate = { $who } calls for a stalemate.
log-captures = { $who } captures { $card }.
log-damage-moves = { $number } damage moves from { $card } to { $target }.
log-deploys = { $target ->
    [none] { $who } deploys { $card } for { $number }.
   *[other] { $who } deploys { $card } for { $number } ({ $target }).
}
log-destroyed = { $card } is destroyed.
log-draws = { $who } draws { $card }.
log-enters-play = { $target ->
    [none] { $card } enters play.
   *[other] { $card } enters play ({ $target }).
}
log-everything-is-readied = Everything is readied.
log-finds = { $who } takes { $card } from the deck.
log-gains = { $who } gains { $number } { $number ->
    [one] resource
   *[other] resources
}.
log-game-ends = The game is over.
log-has-initiative = { $who } has the initiative token.
log-is-attached = { $card } is attached to { $target }.
log-is-attacked = { $target } attacks { $card }.
log-is-bloodied = { $card } is defeated and bloodied.
log-is-cancelled = { $card } is cancelled.
log-is-damaged = { $card } takes { $number } damage.
log-is-defeated = { $cards }: defeated.
log-changes-control = { $card } changes sides.
log-is-discarded = { $card } is discarded.
log-is-exhausted = { $card } is exhausted.
log-is-healed = { $number } damage is taken off { $card }.
log-is-readied = { $card } is readied.
log-is-reassigned = { $number } damage goes to { $target } instead of { $card }.
log-is-removed = { $card } is removed from the game.
log-is-revealed = { $card } is turned up.
log-is-the-first-planet = { $card } is the first planet.
log-left-play = { $card } leaves play.
log-looks-at = { $who } looks at { $number } cards.
log-moves = { $target ->
    [none] { $card } goes to its HQ.
   *[other] { $card } moves to { $target }.
}
log-mulligan = { $who } takes a mulligan.
log-passes = { $who } passes.
log-pays = { $who } pays { $number }.
log-phase-begins = { $number ->
    [0] Deploy phase.
    [1] Command phase.
    [2] Combat phase.
   *[other] Headquarters phase.
}
log-plays = { $who } plays { $card }.
log-puts-back = { $who } puts { $card } back.
log-retreats = { $card } retreats.
log-returns-to-hand = { $card } returns to hand.
log-reveals-dial = { $who } reveals dial { $number }.
log-round-begins = Round { $number }.
log-shields = { $who } shields { $target } with { $card }.
log-stalemate = The battle at { $card } ends in a stalemate.
log-stores = { $number } resources are placed on { $card }.
log-takes = { $who } takes { $number } of the opponent's resources.
log-targets = { $card } targets { $others }.
log-uses = { $who } uses { $card }.
log-wins-the-battle = { $who } wins the battle at { $card }.
log-wins-the-struggle = { $who } wins the command struggle at { $card }.
