# Eldar cards that need a sentence of their own.
card-eldorath-starbane = Reaction (this has committed): exhaust one unit there that is no warlord (target).
card-foresight = Reaction (your warlord has committed): it commits once more, alone, to any other planet.
card-biel-tan-warp-spiders = Reaction (this attacks): see the two cards on top of either deck, then discard one of them or none.
card-superiority = Interrupt (a command struggle begins): one army unit there (target) shows no command icons in this struggle.
card-gift-of-isha = Action: the Eldar unit lying highest in your discard pile goes into play at any planet; discard it at the end of the phase.
