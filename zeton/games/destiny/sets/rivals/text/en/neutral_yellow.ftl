card-ketsu-onyo = Just before a character of yours is defeated, you may move one of its weapons to this character.
card-tinker = Turn a die of yours to a side whose value is 1.
