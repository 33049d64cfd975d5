# Astra Militarum cards that need a sentence of their own.
card-staging-ground = Action · exhaust this card: deploy a unit that costs 2 or less at a planet.
