# What every game shares.
option-pass = Pass
option-done = Done
option-other = { $verb } { $card } { $target }

question-other = { $kind }: choose.
log-other = { $what } { $cards }
outcome-other = { $who ->
    [none] Nobody wins
   *[other] { $who } wins
}: { $reason }.
outcome-resigned = { $who ->
    [none] The game was given up
   *[other] { $who } wins: the game was given up
}.
outcome-out-of-time = { $who ->
    [none] Time is up
   *[other] { $who } wins on time
}.
outcome-cancelled = The table was put away before the game began.
reason-other = { $key }
seat-other = Seat { $number }
hidden-card = a hidden card
