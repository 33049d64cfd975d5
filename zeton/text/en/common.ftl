# What every game shares.
option-pass = Pass
option-done = Done
# "use": $plays says whether the card itself is played by it, $another whether the same card is offered with another ability,
# $place the card whose event is answered ("none" where there is but one).
option-use = { $plays ->
    [yes] Play { $card }
   *[no] { $another ->
        [yes] Use another ability of { $card }
       *[no] Use { $card }
    }
}{ $place ->
    [none] { "" }
   *[other] { " " }in answer to { $place }
}
option-other = { $verb } { $card } { $target }


# What tells options apart that would read alike: a card with its marks, and what truly is the same choice.
marked = { $card } ({ $marks })
same-again = { $what } ({ $number })
mark-copy = { $value }
mark-whose = { $value ->
    [you] yours
   *[other] the opponent's
}

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
