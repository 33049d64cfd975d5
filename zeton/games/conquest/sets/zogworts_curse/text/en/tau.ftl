# Tau cards that need a sentence of their own.
card-tense-negotiations = Action · exhaust your warlord: use the Battle ability of the planet where your warlord is.
