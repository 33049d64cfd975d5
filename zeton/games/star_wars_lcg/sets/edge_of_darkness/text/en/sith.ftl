# Sith cards that need a sentence of their own.
card-force-wraith = While it is committed to the Force, this unit counts its Force icons in the Force struggle even if it is exhausted.
