# Scum and Villainy cards that need a sentence of their own.
card-explosive-charge = Action · discard from play an enhancement you target whose printed cost is no higher than the number of enhancements you control.
