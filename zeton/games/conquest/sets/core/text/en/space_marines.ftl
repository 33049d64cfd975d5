# Space Marines cards that need a sentence of their own.
card-sicariuss-chosen = Reaction · once this unit has entered play, target an enemy army unit at an adjacent planet; it moves here and is dealt 1 damage.
card-honored-librarian = While a unit of yours with another name is here, enemy units cannot attack this one.
card-veteran-brother-maxos = Combat action · while this unit is at a planet, pay the printed cost of a Space Marines unit in your hand: put it into play here.
card-drop-pod-assault = Combat action · look for a Space Marines unit whose printed cost is 3 or less among the top 6 cards of your deck, put it into play at the planet where a battle is, and lay the others under your deck.
card-exterminatus = Deploy action · target a planet other than the first one; all units there that are not unique are destroyed.
