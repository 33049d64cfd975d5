# Tau cards that need a sentence of their own.
card-honor-blade = The attached unit gains: “Each other Tau unit of yours here has +1 ATK.”
card-ethereal-wisdom = Action · target a Tau unit; for the rest of the phase it has +1 ATK and gains the trait Ethereal.
