card-anakin-skywalker-rivals = This character cannot be in the same team as Darth Vader.
    Special · discard a card from your hand: for a hero card give 2 shields to a character, for a villain card deal 2 damage to a character.
card-hidden-motive = Name a symbol and reroll an opposing die; if it shows that symbol now, remove it.
