# Planets that need a sentence of their own.
card-plannum = Battle won: one of your units, not your warlord, moves to any planet.
card-atrox-prime = Battle won: 1 damage to each enemy unit in an HQ or at a planet next to here.
card-carnath = Battle won: use what another face-up planet says for a won battle, seen from there.
card-tarrus = Battle won [you control fewer units]: +3 resources, or draw 3.
card-yvarn = Battle won: every player puts a unit from hand into his HQ, if he has one.
