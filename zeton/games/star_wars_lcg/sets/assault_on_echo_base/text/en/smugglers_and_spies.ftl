# Smugglers and Spies cards that need a sentence of their own.
card-last-defense-of-hoth = Interrupt, once an edge battle · when you may place a card in your edge stack, if this objective has no damage, place the top card of your deck there instead, face down, and look at it.
