# Neutral cards of the light side that need a sentence of their own.
card-action-series-bulk-transport = Reaction · once you have focused this unit to strike, look at the 5 cards on top of your deck; you may put one of them into play that is a Character unit whose printed cost is 2 or less. Then shuffle the others into your deck.
card-battle-of-hoth = Fate · you may target a Hoth objective; either deal it 1 damage or take 1 damage off it.
