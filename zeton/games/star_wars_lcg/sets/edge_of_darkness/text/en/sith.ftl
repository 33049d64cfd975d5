# Sith cards that need a sentence of their own.
card-force-wraith = Once committed to the Force, this unit counts its Force icons in the Force struggle even if it is exhausted.
card-force-shockwave = Action · every enemy unit that has no Force card is dealt 1 damage.
