# Rebel Alliance cards that need a sentence of their own.
card-wedge-antilles-38 =
    Instead of a unit, this card may come into play as an enhancement of a friendly Speeder or Fighter unit; then it says only what follows.
    Action · focus this card: take 1 focus token off the enhanced unit.
