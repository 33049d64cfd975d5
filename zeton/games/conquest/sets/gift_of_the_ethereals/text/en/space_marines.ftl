# Space Marine cards that need a sentence of their own.
card-know-no-fear = Deploy action · exhaust your warlord: move up to 3 Space Marine army units from your HQ, each to a different planet.
