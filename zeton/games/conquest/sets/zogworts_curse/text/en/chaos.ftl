# Chaos cards that need a sentence of their own.
card-doombolt = Deploy action · target a damaged enemy army unit; deal as much damage to it as is on it already.
