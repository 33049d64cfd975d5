card-captain-phasma-awakenings = Your non-unique characters have Guardian.
card-general-grievous-awakenings = Just before an opposing character is defeated, you may move one of its upgrades that is no Ability to this character.
card-closing-the-net = Your opponent chooses one of his dice and removes it. You may put this event under your deck instead of discarding it.
card-endless-ranks = One of your defeated non-unique red characters returns to the game, ready and undamaged.
card-probe-awakenings = Look at 2 random cards of your opponent's hand and discard those of them that are events.
card-sweep-the-area = For each ready red character of yours, reroll one opposing die; all of them at the same time.
card-local-garrison = In the upkeep phase your opponent gains 1 resource less, but never less than 1.
