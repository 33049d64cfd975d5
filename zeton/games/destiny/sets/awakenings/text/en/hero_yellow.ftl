card-finn-awakenings = You may play any weapon on this character, whatever restricts it.
    Red villain weapons and vehicles may be in your deck.
card-millennium-falcon-awakenings = Special · play for free a yellow event from your hand or your discard pile.
card-diplomatic-immunity = You may divide the shields that you resolve with this die among your characters as you wish.
card-draw-attention-awakenings = Move up to 2 damage from one character of yours to another of yours; shields do not stop it.
card-hyperspace-jump = The action phase ends. You may exchange the battlefield for the one that is not used. Set this event aside instead of discarding it.
card-let-the-wookiee-win = Your opponent must choose one – deal 2 damage to an exhausted character of his, or choose and remove 2 of his dice. He may also choose what he cannot do in full.
card-scavenge = Discard the 3 cards on top of your deck; then you may take an upgrade or support from your discard pile into your hand.
card-second-chance = Play this only on a yellow character.
    Just before the attached character is defeated, heal 5 damage on it instead and discard this card from play.
