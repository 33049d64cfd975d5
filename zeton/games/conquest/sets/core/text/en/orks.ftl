# Ork cards that need a sentence of their own.
card-snotling-attack = Deploy action · put 4 Snotlings into play, each at a planet of your choice.
card-ork-kannon = Combat action · exhaust this card: target a planet, where each player divides 1 indirect damage among his units.
card-tellyporta-pad = Combat action · exhaust this card: target an Ork unit of yours elsewhere; it moves to the first planet.
