# Ork cards that need a sentence of their own.
card-made-ta-fight = Interrupt · when an army unit of yours is about to leave play from the planet where your warlord is, target a non-warlord unit there; it takes as much damage as the printed ATK of the leaving unit.
card-squiggify = Combat action · target a non-Vehicle army unit; for the rest of the phase its ATK is 1, it loses everything in its text box except its traits, and it gains the trait Squig.
