# Neutral cards of the dark side whose text boxes need words of their own, in collector order.

card-twist-of-fate-dark = Fate · cancel all other revealed fate cards, discard both edge stacks and begin the edge battle anew.
card-black-squadron-pilot = This card may come into play as an enhancement of a friendly Fighter unit; it is then no unit and has only this text: the enhanced unit gains 1 unit damage and 1 blast.
card-target-of-opportunity-dark = Fate · if you are attacking, deal 1 damage to the engaged objective.
card-rancor = Forced reaction · once you have refreshed, destroy the non-Vehicle unit with the lowest printed cost; the active player breaks ties.
card-viper-probe-droid = This unit may be played from your discard pile as from your hand.
card-dark-alliance = Action · for the rest of the phase you may play cards from your hand without a resource match.
card-its-worse = Interrupt · when another interrupt is used, cancel it. Then deal 1 damage to an enemy unit you target.
card-human-replica-droid = Reaction, from your hand · once you have won an edge battle, put this unit into play; it participates on your side.
