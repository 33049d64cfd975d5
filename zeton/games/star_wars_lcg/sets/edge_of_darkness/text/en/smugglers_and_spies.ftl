# Smugglers and Spies cards that need a sentence of their own.
card-chewbacca-69 = Reaction · once this unit has been dealt damage during an engagement, deal twice as much to a participating enemy unit you target.
card-let-the-wookiee-win = Action · target a friendly unit and a non-Vehicle unit; deal 1 damage to the first. Then deal 1 damage to the second.
card-lobot = While this unit participates, all combat icons of participating units count only for the side that has the edge.
card-mission-commander = Reaction · once you have focused this attacking unit to strike, put 1 damage on this unit: rescue a captured card at the engaged objective, at random. Then draw a card.
