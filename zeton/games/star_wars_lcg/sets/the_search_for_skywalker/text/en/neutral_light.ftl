# Neutral cards of the light side that need a sentence of their own.
card-shelter-from-the-storm = Action · if there is a Hoth objective, put a shield on a friendly Character unit you target; for the rest of the phase it cannot be damaged, and your opponent's cards cannot target it.
