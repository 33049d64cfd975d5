# What is printed on a card beside its text.

fact-colour = Colour
fact-die = Die
fact-health = Health
fact-number = Number in the set
fact-points = Points
fact-subtitle = Subtitle
fact-subtypes = Subtypes
