# Neutral cards of the light side that need a sentence of their own.
card-battle-of-hoth = Fate · you may target a Hoth objective; either deal it 1 damage or take 1 damage off it.
