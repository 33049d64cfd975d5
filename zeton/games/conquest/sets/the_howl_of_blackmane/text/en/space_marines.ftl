# Space Marine cards that need a sentence of their own.
card-ragnars-warcamp = Each Space Wolves unit of yours that is at a planet with your warlord deals double damage while it attacks an enemy warlord.
