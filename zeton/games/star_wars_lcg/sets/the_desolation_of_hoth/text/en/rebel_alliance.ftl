# Rebel Alliance cards that need a sentence of their own.
card-wedge-antilles-38 =
    This card may come into play as an enhancement of a friendly Speeder or Fighter unit; it is then no unit and has only the text below.
    Action · focus this card: take 1 focus token off the enhanced unit.
