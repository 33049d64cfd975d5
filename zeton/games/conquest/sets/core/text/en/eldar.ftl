# Eldar cards that need a sentence of their own.
card-eldorath-starbane = Reaction · once this unit has committed to a planet, target a unit there other than a warlord: it exhausts.
card-foresight = Reaction · once your warlord has committed to a planet, it commits once more, alone, to a different planet.
card-biel-tan-warp-spiders = Reaction · once you have declared this unit as an attacker, see the 2 cards on top of a deck; you may discard one of them.
card-superiority = Interrupt · when a command struggle begins, an army unit you target there loses its command icons for this struggle.
card-gift-of-isha = Action · put the topmost Eldar unit of your discard pile into play at a planet; discard it at the end of the phase.
