# Tau cards that need a sentence of their own.
card-ksimyen-orbital-city = Combat action · exhaust this card: target a planet; move an Ethereal unit from your HQ to it. Then ready that unit.
