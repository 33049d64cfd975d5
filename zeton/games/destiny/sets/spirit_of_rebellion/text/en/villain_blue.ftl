card-darth-vader-spirit-of-rebellion = Special · deal 3 damage to a character; then this character takes 1 damage.
card-command-shuttle = Special · carry out the special of a character of yours.
card-force-lightning = Play this only on a blue character.
    Special · deal 1 damage to a character; if you remove a die showing a blank, roll this die once more, and it stays in your pool.
card-lure-of-power = Any die you resolve may take the modifiers of this one, whatever its symbol.
card-no-disintegrations = Discard the top card of your opponent's deck – the top 3, if your discard pile has a copy of this event.
card-rise-again = Heal 5 damage on a blue character that is unique; an upgrade of your discard pile may be played on it, and is not paid for.
card-the-price-of-failure = Spot a blue character: choose a character of yours, which is defeated; then ready a character.
