# Chaos cards that need a sentence of their own.
card-heretek-inventor = Forced reaction · once this unit has entered play, your opponent picks another planet to which it moves, or leaves it where it is.
