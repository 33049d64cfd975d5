# Neutral cards of the light side whose text boxes need words of their own, in collector order.

card-target-of-opportunity-light = Fate · if you are attacking, deal 1 damage to the engaged objective.
card-twist-of-fate-light = Fate · cancel all other revealed fate cards, discard both edge stacks and begin the edge battle anew.
card-it-binds-all-things = Action · take the top card of your discard pile, or its top 2, back to your hand.
card-crossfire = Reaction · once a Character unit has been focused to strike, it gains 1 unit damage, 1 tactics or 1 blast of your choice for the rest of the strike.
card-rebel-sympathizer = Action · sacrifice this unit: the next card you play this phase costs 1 less and needs no resource match.
card-rescue-mission = Action · choose a dark side objective with captured cards and rescue one of them at random; a rescued unit may be put into play at once.
card-it-could-be-worse = Interrupt · when a unit or objective is dealt damage, prevent 1 of that damage.
card-secret-informant = While this unit is participating, you may resolve each of your fate cards once more after it has resolved.
