# Neutral cards of the dark side that need a sentence of their own.
card-z-95-headhunter = Interrupt · when you are about to focus this unit for its strike, your opponent reveals a random card from his hand. If it is a unit, capture it at a friendly objective of your choice.
