# Neutral cards of the dark side that need a sentence of their own.
card-icetromper = Action · sacrifice this unit: an attacking non-Vehicle unit you target no longer takes part in the engagement. Then deal it 1 damage.
card-battle-of-hoth-58 = Fate · you may target a Hoth objective; either deal it 1 damage or take 1 damage off it.
