# Chaos cards that need a sentence of their own.
card-nurgling-bomb = Combat action · target a planet; for each unit there that is not of Nurgle, whoever controls it chooses whether it takes 1 damage or is routed.
card-throne-of-vainglory = Action · exhaust this card: discard the top card of your deck. If its printed cost is 3 or more, put 2 Cultists into play in your HQ.
