# Neutral cards of the dark side that need a sentence of their own.
card-assassin-droid = Reaction · once this unit has destroyed an enemy unit, take 1 focus token off this unit.
card-tractor-beam = Action · target a Vehicle unit; move to it a focus token from a friendly Vehicle unit whose printed cost is higher.
card-trandoshan-hunter = When this unit strikes, its unit damage may hit a Wookiee unit instead that you target and that does not participate.
card-bantha = Reaction · once you have played a Scavenger unit, take the uppermost enhancement of your discard pile back to your hand.
card-gaffi-stick = The enhanced unit gains Edge (1) for every other friendly unit that participates.
