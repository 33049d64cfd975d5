# Jedi cards that need a sentence of their own.
card-a-heros-resolve = While this objective has no damage, each card in your edge stack counts 1 more Force icon when the edge battle is decided.
card-luke-skywalker-64 =
    Played as an enhancement, this card costs 2 less.
    This card may come into play as an enhancement of a friendly Speeder or Fighter unit; it is then no unit and has only the text below.
    The enhanced unit gains 1 unit damage and 1 tactics.
    When the enhanced unit leaves play, this card does not leave with it but comes into play as a unit.
