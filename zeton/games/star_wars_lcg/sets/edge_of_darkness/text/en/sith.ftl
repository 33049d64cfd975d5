# Sith cards that need a sentence of their own.
card-force-wraith = While this unit is committed to the Force, its Force icons count in the Force struggle whether it is ready or exhausted.
card-force-shockwave = Action · every enemy unit that has no Force card is dealt 1 damage.
