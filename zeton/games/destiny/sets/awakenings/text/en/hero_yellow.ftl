card-finn-awakenings = You may play every Weapon on this character, whatever restricts it.
    Red villain Weapons and Vehicles may be in your deck.
card-millennium-falcon-awakenings = Special · play a yellow event for free, from your hand or your discard pile.
card-diplomatic-immunity = You may divide the shields that you resolve with this die among your characters as you wish.
card-draw-attention-awakenings = Move up to 2 damage from one character of yours to another of yours; shields do not matter.
card-hyperspace-jump = The action phase ends. You may exchange the battlefield for the one that is not used. This event is set aside instead of being discarded.
card-let-the-wookiee-win = Your opponent must choose one – deal 2 damage to an exhausted character of his, or choose and remove 2 of his dice. He may also choose what he cannot do in full.
card-scavenge = The 3 cards on top of your deck are discarded; then you may take an upgrade or support from your discard pile into your hand.
card-second-chance = Play this only on a yellow character.
    Just before the attached character is defeated, it is healed of 5 damage and this card is discarded from play instead.
