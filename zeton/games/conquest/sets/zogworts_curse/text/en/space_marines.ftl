# Space Marine cards that need a sentence of their own.
card-rally-the-charge = Action · target a Space Marine unit of yours at a planet with your warlord; for the rest of the phase it has +2 ATK for each of its command icons.
