card-closing-the-net = Your opponent chooses one of his dice and removes it. You may put this event under your deck instead of discarding it.
card-probe-awakenings = Look at 2 random cards of your opponent's hand and discard those of them that are events.
card-sweep-the-area = For each ready red character of yours, reroll one opposing die; all of them at the same time.
card-local-garrison = In the upkeep phase your opponent gains 1 resource less, but never less than 1.
