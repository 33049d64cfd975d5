# Scum and Villainy cards that need a sentence of their own.
card-explosive-charge = Action · discard from play an enhancement you target; its printed cost must not be higher than the number of enhancements you control.
