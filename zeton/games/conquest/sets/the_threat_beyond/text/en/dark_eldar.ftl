# Dark Eldar cards that need a sentence of their own.
card-slake-the-thirst = Action · target the HQ of a player, exhaust your warlord: X cards, 3 at most, are discarded at random from that player's hand. Then he draws as many.
