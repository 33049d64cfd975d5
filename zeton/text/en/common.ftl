# What every game shares.
option-pass = Pass
option-done = Done
# "use": $plays says whether the card itself is played by it, $another whether the same card is offered with another ability,
# $place the card whose event is answered ("none" where there is but one).
option-use = { $plays ->
    [yes] Play { $card }{ at-price }
   *[no] { $another ->
        [yes] Use another ability of { $card }
       *[no] Use { $card }
    }
}{ $place ->
    [none] { "" }
   *[other] { " " }in answer to { $place }
}
at-price = { $varies ->
    [yes] { $price ->
        [one] { " " }for 1 resource or more
       *[other] { " " }for { $price } resources or more
    }
   *[no] { $price ->
        [0] { "" }
        [one] { " " }for 1 resource
       *[other] { " " }for { $price } resources
    }
}
option-other = { $verb } { $card } { $target }


# What tells options apart that would read alike: a card with its marks, and what truly is the same choice.
marked = { $card } ({ $marks })
same-again = { $what } ({ $number })
mark-copy = copy { $value }
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
    .you = You win: { $reason }.
    .why = { $reason }.
outcome-solved = The puzzle is solved.
    .you = You have solved the puzzle.
    .why = The goal is reached.
outcome-failed = The goal can no longer be reached.
    .why = The goal can no longer be reached.
outcome-resigned = { $who ->
    [none] The game was given up
   *[other] { $who } wins: the game was given up
}.
    .you = You win: the game was given up.
    .why = The game was given up.
outcome-out-of-time = { $who ->
    [none] Time is up
   *[other] { $who } wins on time
}.
    .you = You win on time.
    .why = Time is up.
outcome-cancelled = The table was put away before the game began.
outcome-closed = The game was ended by those who run the server.
    .why = The game was ended by those who run the server.
reason-other = { $key }
reason-out-of-sight = You cannot see where it lies.
seat-other = Seat { $number }
hidden-card = a hidden card
another-copy = another { $card }
copies = { $count } × { $card }
hidden-cards = { $count } hidden cards
and-list = { $first } and { $last }
and-more = { $first } and { $count } more
# What a bot is called at a table.
bot-name = { $bot ->
    [random] Random bot
    [easy] Easy bot
    [greedy] Greedy bot
    [normal] Normal bot
    [hard] Hard bot
    [tutor] Tutor
    [defender] Defence
   *[other] Bot ({ $bot })
}
end-other = { $kind }
