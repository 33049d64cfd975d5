# Neutral cards of the dark side that need a sentence of their own.
card-corrupt-official = Interrupt · when a Scum and Villainy objective is about to be damaged, discard this card from your hand: cancel as much of that damage as you like.
