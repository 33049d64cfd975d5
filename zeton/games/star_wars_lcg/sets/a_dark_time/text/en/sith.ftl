# Sith cards that need a sentence of their own.
card-prophet-of-the-dark-side = Reaction · once this unit has entered play: look at the card on top of your deck. Then you may draw it, provided that the Balance of the Force is dark.
card-force-push = Action, only in your turn or while the Balance of the Force is dark · put 2 focus tokens on a non-unique unit you target.
