card-anakin-skywalker-rivals = This character is not in one team with Darth Vader.
    Special · for a hero card from your hand that you discard, give 2 shields to a character; or, for a villain card, deal 2 damage to a character.
card-hidden-motive = Name a symbol and reroll an opposing die; if it rolls that symbol, remove it.
