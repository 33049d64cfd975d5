# Chaos cards that need a sentence of their own.
card-shrine-of-warpflame = Reaction (an enemy unit has been destroyed): exhaust this → the Tzeentch card lying highest in your discard pile goes back to your hand.
card-infernal-gateway = Action [combat phase]: a Chaos unit (printed cost ≤ 3) goes from your hand into play at any planet; sacrifice it at the end of the phase.
card-warpstorm = Action [combat phase]: 2 damage to every unit carrying nothing, at one planet or in one HQ (target).
card-murder-cogitator = Reaction (your Cultist or Daemon unit has left play): exhaust this → show the card on top of your deck; a Chaos unit goes to your hand.
