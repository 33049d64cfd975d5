# Chaos cards that need a sentence of their own.
card-slaaneshs-temptation = Every enemy unit that is deployed at another planet costs 1 more.
    Forced reaction · once a battle here has ended, sacrifice this card.
card-doom-siren = Reaction · once the attached unit has used its Area Effect, deal as much damage to each enemy unit at every adjacent planet. Then sacrifice the attached unit.
