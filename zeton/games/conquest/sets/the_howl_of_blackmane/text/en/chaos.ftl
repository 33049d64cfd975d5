# Chaos cards that need a sentence of their own.
card-heretek-inventor = Forced reaction · once this card has entered play, your opponent may move it to a planet of his choice.
