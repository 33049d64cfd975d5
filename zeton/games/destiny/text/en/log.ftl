# What has happened. $who is the seat, $card the first card, $target the second, $others all but the first, $cards all of them. Of a die, its side.

log-activates = { $who } activates { $card }.
log-claims = { $who } claims the battlefield.
log-controls = { $who } controls { $card }.
log-damage = { $card }: { $number } damage.
log-damage-moves = { $number } damage moves from { $card } to { $target }.
log-draws = { $who } draws { $card }.
log-enters-play = { $target ->
    [none] { $card } enters play.
   *[other] { $card } enters play on { $target }.
}
log-exhausts = { $card } is exhausted.
log-gains = { $who } gains { $number } { $number ->
    [one] resource
   *[other] resources
}.
log-game-ends = The game is over.
log-heals = { $number } damage off { $card }.
log-indirect-damage = { $who } takes { $number } indirect damage.
log-is-defeated = { $card } is defeated.
log-is-discarded = { $card } is discarded.
log-joins = { $card } joins { $who }.
log-looks-at = { $who } looks at { $cards }.
log-loses = { $who } loses { $number } { $number ->
    [one] resource
   *[other] resources
}.
log-loses-shields = { $card } loses { $number } { $number ->
    [one] shield
   *[other] shields
}.
log-moves = { $card } moves to { $target }.
log-mulligan = { $who } puts { $number } back and draws as many.
log-passes = { $who } passes.
log-plays = { $who } plays { $card }.
log-put-on-the-bottom = { $who } puts { $card } under the deck.
log-put-on-top = { $who } puts { $card } on top of the deck.
log-removes = { $who } removes { $card }{ showing }.
log-resolves = { $who } resolves { $card }{ showing }.
log-reveals = { $who } reveals { $cards }.
log-roll-off = { $who } rolls { $number } for the battlefield.
log-rolls = { $card } rolls { side }.
log-round = Round { $number }.
log-shields = { $card } gets { $number } { $number ->
    [one] shield
   *[other] shields
}.
log-spends = { $who } pays { $number }.
log-stores = { $card } holds { $number } { $number ->
    [one] resource
   *[other] resources
}.
log-switches = { $target } takes the place of { $card }.
log-turns = { $card } is turned to { side }.
log-uses = { $who } uses { $card }.
