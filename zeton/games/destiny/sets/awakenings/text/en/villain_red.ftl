card-captain-phasma-awakenings = Your non-unique characters have Guardian.
card-general-grievous-awakenings = Just before an opposing character is defeated, you may move one of its upgrades that is not an ability to this character.
card-closing-the-net = Your opponent chooses one of his dice and removes it. You may put this event under your deck instead of discarding it.
card-endless-ranks = One of your defeated non-unique red characters returns to the game, ready and undamaged.
card-probe-awakenings = Look at 2 random cards from your opponent's hand and discard those of them that are events.
card-sweep-the-area = Reroll as many opposing dice, all at the same time, as you have ready red characters.
card-local-garrison = In the upkeep phase your opponent gains 1 resource less, but never less than 1.
