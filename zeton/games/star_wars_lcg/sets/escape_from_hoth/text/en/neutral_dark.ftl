# Neutral cards of the dark side that need a sentence of their own.
card-isb-liaison = Action · sacrifice this unit: look at the card on top of a command deck or an objective deck, yours or your opponent's. Then draw a card.
card-endless-reserves = While this objective has no damage, each event in your edge stack counts 1 more Force icon when the edge battle is decided.
card-remote-hideout = The first unit you play in a turn comes into play with a focus token on it.
