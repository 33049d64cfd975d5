card-probe-awakenings = Look at 2 random cards of your opponent's hand and discard those of them that are events.
card-sweep-the-area = For each ready red character of yours, reroll one opposing die; all of them at the same time.
