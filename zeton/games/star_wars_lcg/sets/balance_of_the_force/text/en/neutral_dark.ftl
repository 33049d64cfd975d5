# Neutral cards of the dark side that need a sentence of their own.
card-supporting-fire-94 = Fate · you may put a card from your hand that is no fate card in your edge stack, face up.
