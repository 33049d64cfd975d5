# Space Marine cards that need a sentence of their own.
card-imperial-fists-siege-force = Reaction · once you have deployed this unit, rout one or more Ally units you target here.
