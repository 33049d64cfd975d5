# What has happened. $who is the seat, $card the first card, $target the second, $others all but the first, $cards all of them, $count how many.

log-attack = { $card } attacks.
log-balance = The Balance of the Force turns to { $who }.
log-commits = { $who } commits { $card } to the Force.
log-damage-moves = { $number } damage moves from { $card } to { $target }.
log-defend = { $card } defends.
log-destroyed = { $card } is destroyed.
log-dial = The Death Star dial is at { $number }.
log-draws = { $who } draws { $card }.
log-engages = { $who } engages { $card }.
log-enters-play = { $target ->
    [none] { $card } enters play.
   *[other] { $card } enters play on { $target }.
}
log-focuses = { $card } is focused.
log-game-ends = The game is over.
log-generates = { $card } generates { $number } { $number ->
    [one] resource
   *[other] resources
}.
log-gets-a-shield = { $card } gets a shield.
log-gets-focus = { $card } gets { $number } focus.
log-has-the-edge = { $who } has the edge.
log-is-cancelled = { $card } is cancelled.
log-is-captured = { $card } is captured at { $target }.
log-is-damaged = { $card } takes { $number } damage.
log-is-discarded = { $card } is discarded.
log-is-repaired = { $number } damage is taken off { $card }.
log-is-engaged-instead = { $card } is engaged in its place.
log-is-rescued = { $card } is rescued.
log-leaves-play = { $card } leaves play.
log-looks-at = { $count ->
    [0] { $who } looks at { $number } cards.
   *[other] { $who } looks at { $cards }.
}
log-loses-a-shield = { $card } loses a shield.
log-loses-focus = { $card } loses { $number } focus.
log-may-be-engaged-again = { $card } may be engaged once more.
log-mulligan = { $who } takes a mulligan.
log-places-an-edge-card = { $who } places { $card } in the edge stack.
log-plays = { $who } plays { $card }.
log-protects = { $card } takes { $number } damage instead of { $target }.
log-puts-back = { $who } puts { $card } back.
log-puts-on-the-bottom = { $who } puts { $card } on the bottom.
log-refreshes = { $who } refreshes.
log-resolves-fate-card = { $who } resolves { $card }.
log-returns-to-hand = { $card } returns to hand.
log-reveals = { $who } reveals { $cards }.
log-spends-shields = { $card } spends { $number } { $number ->
    [one] shield
   *[other] shields
}.
log-strikes = { $card } strikes.
log-takes-into-hand = { $who } takes { $card } into hand.
log-targets = { $card } targets { $others }.
log-turn-begins = Turn { $number }: { $who }.
log-uses = { $who } uses { $card }.
