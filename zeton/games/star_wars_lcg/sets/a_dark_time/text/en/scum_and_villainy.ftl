# Scum and Villainy cards that need a sentence of their own.
card-the-hunt-for-han-solo = Reaction · once you have captured a unit at this objective, reveal it, and take 1 focus token off a Scum and Villainy card you target. If you have revealed Han Solo, turn the Death Star dial up by 1.
card-cloud-city-incinerator = Reaction, once a turn · once a card has been captured, if the Balance of the Force is dark, discard that card.
card-carbonite-chamber-activation = Action · target one or two non-Vehicle units whose printed costs add up to 3 or less; put 1 focus token on each.
