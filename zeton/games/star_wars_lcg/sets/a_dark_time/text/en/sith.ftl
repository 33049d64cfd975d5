# Sith cards that need a sentence of their own.
card-prophet-of-the-dark-side = Reaction · once this unit has entered play, look at the card on top of your deck. Then you may draw it if the Balance of the Force is dark.
