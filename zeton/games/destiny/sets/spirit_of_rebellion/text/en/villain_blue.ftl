card-darth-vader-spirit-of-rebellion = Special · deal 3 damage to a character; then this character takes 1 damage.
card-command-shuttle = Special · resolve the Special ability of a character of yours.
card-force-lightning = Play this only on a blue character.
    Special · deal 1 damage to a character; you may also remove a die showing a blank: then this die is rerolled and stays in your pool.
card-lure-of-power = You may add the modifiers of this die to any die you resolve, whatever its symbol.
card-no-disintegrations = Discard the top card of your opponent's deck, or the top 3 cards if your discard pile has another copy of this event.
card-rise-again = Heal 5 damage on a unique blue character; then you may play an upgrade on it for free from your discard pile.
card-the-price-of-failure = Spot a blue character: defeat a character of yours; then ready a character.
