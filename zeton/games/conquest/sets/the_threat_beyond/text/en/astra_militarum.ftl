# Astra Militarum cards that need a sentence of their own.
card-the-glovodan-eagle = The attached warlord has +1 ATK.
    As a unit, this card is an army unit with 1 ATK and 1 HP.
    Combat action · detach this card: it becomes an army unit.
    Action · as a unit, return it to its owner's hand.
card-the-emperor-protects = Interrupt · when a unit of yours is about to leave play from the planet where your warlord is, it returns to its owner's hand instead.
