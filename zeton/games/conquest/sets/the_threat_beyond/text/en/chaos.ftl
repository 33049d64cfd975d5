# Chaos cards that need a sentence of their own.
card-cacophonic-choir = Deploy action · exhaust your warlord: your opponent deals as much indirect damage among his units as he has units.
