# Chaos cards that need a sentence of their own.
card-turbulent-rift = Reaction · once you have deployed an Elite unit, deal 1 damage to it: each enemy unit there takes 1 damage.
card-cacophonic-choir = Deploy action · exhaust your warlord: your opponent deals as much indirect damage among his units as he has units.
