# What has happened. $who is the seat, $jedi the Jedi whose squad card it is about, $card the first card, $target the second, $others all but the first, $cards all of them, $count how many.

log-attempts = { $who } attempts the mission { $card }.
    .you = You attempt the mission { $card }.
log-besieged = { $card } is under siege.
log-blockade-placed = A blockade appears on { $card }.
    .run = Blockades appear on { $cards }.
log-blockade-removed = A blockade leaves { $card }.
log-discards = { $jedi } discards { $card }.
    .run = { $jedi } discards { $cards }.
log-draws = { $known ->
    [yes] { $jedi } draws { $card }.
   *[no] { $jedi } draws a card.
}
    .run = { $jedi } draws { $known ->
        [yes] { $cards }.
       *[no] { $count } cards.
    }
log-droid-moves = A droid moves from { $card } to { $target }.
log-droid-placed = { $card } now has { $number } { $number ->
    [one] droid
   *[other] droids
}.
    .same = { $card } now has { $number } { $number ->
        [one] droid
       *[other] droids
    }.
    .run = Droids land; there are now { $cards }.
    .item = { $number } on { $card }
log-droid-removed = A droid leaves { $card }; { $number ->
    [0] no droid is left there
    [one] 1 is left there
   *[other] { $number } are left there
}.
    .same = Droids leave { $card }; { $number ->
        [0] no droid is left there
        [one] 1 is left there
       *[other] { $number } are left there
    }.
log-exhausts = { $jedi } exhausts { $card }.
    .run = { $jedi } exhausts { $cards }.
log-finale = The finale begins: { $card }.
log-free-action = { $card } takes a free action.
log-game-ends = The game is over.
log-gives = { $jedi } gives { $card } to { $target }.
log-invasion-card = The invasion card { $card } is revealed.
log-invasion-deck-recycled = The invasion discard pile ({ $number } cards) goes back on the deck.
log-invasion-marker = The invasion marker shows { $number }.
log-looks-at = { $who } looks at { $cards }.
    .you = You look at { $cards }.
log-mission-completed = { $who } completes the mission { $card } with { successes }.
    .you = You complete the mission { $card } with { successes }.
log-mission-failed = { $who } fails the mission { $card } with { successes }.
    .you = You fail the mission { $card } with { successes }.
successes = { $number } { $number ->
    [one] success
   *[other] successes
}
log-mission-revealed = The mission { $card } is revealed.
log-moves = { $card } goes to { $target }.
log-no-blockade-left = No blockade is left for { $card }.
log-no-droid-left = No droid is left for { $card }.
log-occupied = { $card } is occupied.
log-plays = { $jedi } plays { $card }.
log-plays-as = { $card } joins.
    .run = { $cards } join.
log-readies = { $jedi } readies { $card }.
    .run = { $jedi } readies { $cards }.
log-refuses = { $who } refuses.
    .you = You refuse.
log-rolls = { $who } rolls { successes }.
    .you = You roll { successes }.
log-rolls-damage = { $who } rolls { $number } damage.
    .you = You roll { $number } damage.
log-squad-deck-shuffled = The squad discard pile becomes the new deck.
log-strength = { $card } now has strength { $number }.
log-takes = { $jedi } takes { $card }.
    .run = { $jedi } takes { $cards }.
log-takes-damage = { $card } takes { $number } damage.
log-threat-rises = The threat is at { $number }.
    .same = The threat rises to { $number }.
log-tokens-placed = { $count ->
    [0] The mission tokens leave the board.
   *[other] Both mission tokens are on { $card }.
}
log-turn = Turn { $number }: { $card }.
log-villain-card = The villain card { $card } is revealed.
log-villain-moves = { $card } moves to { $target }.
log-villain-placed = { $card } appears on { $target }.
log-villain-removed = { $card } leaves the board.
log-villain-retired = { $card } is out of the game.
