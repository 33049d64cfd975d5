# Space Marine cards that need a sentence of their own.
card-ragnars-warcamp = Where your warlord is, your Space Wolves units deal twice their damage to an enemy warlord they attack.
