# Tau cards that need a sentence of their own.
card-ksimyen-orbital-city = Combat action · target a planet, exhaust this card: move an Ethereal unit from your HQ to it. Then ready that unit.
