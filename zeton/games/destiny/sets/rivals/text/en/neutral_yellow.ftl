card-ketsu-onyo = Just before a character of yours is defeated, you may hand one of its weapons over to this character.
card-tinker = Turn a die of yours to a side whose value is 1.
