# Neutral cards of the light side whose text boxes need words of their own, in collector order.

card-target-of-opportunity-light = Fate: if you attack, 1 damage to the engaged objective.
card-twist-of-fate-light = Fate: cancel every other revealed fate card; both edge stacks are discarded and the edge battle begins anew.
card-it-binds-all-things = Action: the top card of your discard pile back to your hand; while the Balance is light, the top 2.
card-crossfire = Reaction (Character unit is focused to strike): +1 unit damage, tactics or blast (you choose) on it to the end of the strike.
card-rebel-sympathizer = Action: sacrifice this → your next card this phase: cost −1, no resource match.
card-rescue-mission = Action [a captured card]: choose a dark side objective and rescue a random card there; you may put it into play, if it is a unit.
card-it-could-be-worse = Interrupt (damage to unit or objective): prevent 1 of it.
card-secret-informant = While this participates: after each of your fate cards resolves, you may resolve it once more.
