# Ork cards that need a sentence of their own.
card-kraktoof-hall = Action [combat phase]: exhaust this → 1 damage moves from your damaged unit at a planet to another unit there.
card-snotling-attack = Action [deploy phase]: 4 × Snotlings, each at a planet of your choice.
card-ork-kannon = Action [combat phase]: exhaust this → 1 indirect damage for each player at one planet.
card-tellyporta-pad = Action [combat phase]: exhaust this → one of your Orks units elsewhere moves to the first planet.
