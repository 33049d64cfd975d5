# Eldar cards that need a sentence of their own.
card-biel-tan-warp-spiders = Reaction · once you have declared this unit as an attacker, see the 2 cards on top of a deck; you may discard one of them.
card-gift-of-isha = Action · put the topmost Eldar unit of your discard pile into play at a planet; discard it at the end of the phase.
