# Chaos cards that need a sentence of their own.
card-shrine-of-warpflame = Reaction · once an enemy unit has been destroyed, exhaust this card: return the topmost Tzeentch card of your discard pile to your hand.
card-infernal-gateway = Combat action · bring a Chaos unit whose printed cost is 3 or less from your hand into play at a planet; sacrifice it at the end of the phase.
card-warpstorm = Combat action · target a planet or an HQ; each unit there that carries no attachment is dealt 2 damage.
card-murder-cogitator = Reaction · once a Cultist or Daemon unit of yours has left play, exhaust this card: turn up the card on top of your deck; if it is a Chaos unit, add it to your hand.
