card-draw-attention-awakenings = Move up to 2 damage from one character of yours to another of yours; shields do not matter.
card-let-the-wookiee-win = Your opponent must choose one – deal 2 damage to an exhausted character of his, or choose and remove 2 of his dice. He may also choose what he cannot do in full.
card-scavenge = The 3 cards on top of your deck are discarded; then you may take an upgrade or support from your discard pile into your hand.
