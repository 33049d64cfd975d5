# Scum and Villainy cards that need a sentence of their own.
card-dengar-67 =
    A unit that is captured from play may be put face down on this unit instead of at an objective.
    Reaction · once you have focused this unit to strike, choose a type of combat icon for each captured card on it; it gains 1 of that type for the rest of the strike.
