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
reason-other = { $key }
seat-other = Seat { $number }
hidden-card = a hidden card
