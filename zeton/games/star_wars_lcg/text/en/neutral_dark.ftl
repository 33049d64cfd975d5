# Neutral cards of the dark side whose text boxes need words of their own, in collector order.

card-twist-of-fate-dark = Fate: cancel every other revealed fate card; both edge stacks are discarded and the edge battle begins anew.
card-black-squadron-pilot = May enter play attached to a friendly Fighter unit, as an enhancement that says only: enhanced: +1 unit damage, +1 blast.
card-target-of-opportunity-dark = Fate: if you attack, 1 damage to the engaged objective.
card-rancor = Forced reaction (you have refreshed): destroy the non-Vehicle unit of the lowest printed cost; the active player breaks ties.
card-viper-probe-droid = Playable from your discard pile like a card in hand.
card-dark-alliance = Action: you may ignore the resource match of cards from your hand to the end of the phase.
card-its-worse = Interrupt (another interrupt is used): cancel it; if that succeeded, 1 damage to enemy unit.
card-human-replica-droid = Reaction from hand (you have won an edge battle): this enters play participating on your side.
