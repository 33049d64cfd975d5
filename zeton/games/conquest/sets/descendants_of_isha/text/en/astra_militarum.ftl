# Astra Militarum cards that need a sentence of their own.
card-the-emperors-warrant = Combat action · target an enemy unit at a planet without an enemy warlord, and another unit there; exhaust the first. Then deal as much damage to the other as the first one has ATK.
