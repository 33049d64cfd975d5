# Jedi cards that need a sentence of their own.
card-yoda = This: +1 unit damage and +1 blast, both edge-enabled, per enhancement on it.
card-obi-wan-kenobi = [participating]: the opponent's first card in each edge battle lies face up.
card-jedi-mind-trick = Action: 1 focus on a Character or Creature unit (2 while the Balance is light).
card-a-journey-to-dagobah = Interrupt (this is destroyed): look through your objective deck → put one of them into play; shuffle the rest.
card-the-secret-of-yavin-4 = Interrupt, by the errata a reaction (another objective of yours is engaged) [once per turn]: this is engaged in its place.
card-lightsaber-deflection = Interrupt (damage to a friendly non-Vehicle unit): 1 of it goes to another unit instead.
card-redemption = Interrupt (a Character unit is destroyed) [once per turn]: it goes to its owner's hand, not to the discard pile.
card-return-of-the-jedi = Action: a Force User unit from your discard pile → into play.
card-force-rejuvenation = Action: a friendly Character unit loses any of its focus, damage, shields and enhancements, as you like.
