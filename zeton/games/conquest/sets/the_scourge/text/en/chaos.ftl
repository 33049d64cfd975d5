# Chaos cards that need a sentence of their own.
card-vile-laboratory = Deploy action · exhaust this card: target a planet; your opponent chooses a non-Vehicle unit of his there and moves it to an adjacent planet of his choice.
card-fetid-haze = Combat action · target a Nurgle unit of yours; remove all damage from it. Then your opponent deals as much indirect damage among his army units at the same planet.
