# Dark Eldar cards that need a sentence of their own.
card-slake-the-thirst = Action · exhaust your warlord: target the HQ of a player; X cards, 3 at most, are discarded at random from that player's hand. Then he draws as many.
