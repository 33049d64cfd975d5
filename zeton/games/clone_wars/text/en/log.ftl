# What has happened. $who is the seat, $jedi the Jedi whose squad card it is about, $card the first card, $target the second, $others all but the first, $cards all of them, $count how many.

log-attempts = { $who } attempts { $card }.
log-besieged = { $card } is under siege.
log-blockade-placed = A blockade on { $card }.
log-blockade-removed = A blockade leaves { $card }.
log-discards = { $jedi } discards { $card }.
log-draws = { $jedi } draws { $card }.
log-droid-moves = A droid moves from { $card } to { $target }.
log-droid-placed = { $number } { $number ->
    [one] droid
   *[other] droids
} on { $card }.
log-droid-removed = A droid leaves { $card }: { $number } left.
log-exhausts = { $jedi } exhausts { $card }.
log-finale = The finale begins: { $card }.
log-free-action = { $card } uses the free action.
log-game-ends = The game is over.
log-gives = { $jedi } gives { $card } to { $target }.
log-invasion-card = Invasion: { $card }.
log-invasion-deck-recycled = The invasion discard pile goes back on the deck: { $number } cards.
log-invasion-marker = The invasion marker shows { $number }.
log-looks-at = { $who } looks at { $cards }.
log-mission-completed = { $who } completes { $card } with { $number }.
log-mission-failed = { $who } fails { $card } with { $number }.
log-mission-revealed = New mission: { $card }.
log-moves = { $card } goes to { $target }.
log-no-blockade-left = No blockade is left for { $card }.
log-no-droid-left = No droid is left for { $card }.
log-occupied = { $card } is occupied.
log-plays = { $jedi } plays { $card }.
log-plays-as = { $card } joins.
log-readies = { $jedi } readies { $card }.
log-refuses = { $who } refuses.
log-rolls = { $who } rolls { $number } { $number ->
    [one] success
   *[other] successes
}.
log-rolls-damage = { $who } rolls { $number } damage.
log-squad-deck-shuffled = The squad discard pile becomes the new deck.
log-strength = Strength of { $card }: { $number }.
log-takes = { $jedi } takes { $card }.
log-takes-damage = { $card } takes { $number } damage.
log-threat-rises = The threat is at { $number }.
log-tokens-placed = { $count ->
    [0] The mission tokens leave the board.
   *[other] Both mission tokens are on { $card }.
}
log-turn = Turn { $number }: { $card }.
log-villain-card = Villain card: { $card }.
log-villain-moves = { $card } moves to { $target }.
log-villain-placed = { $card } appears on { $target }.
log-villain-removed = { $card } leaves the board.
log-villain-retired = { $card } is out of the game.
