card-collateral-damage = Resolve one or more dice of yours showing melee or ranged damage; then your opponent loses 1 resource.
card-salvo = Resolve a die of yours showing ranged damage, which deals all its damage to each opposing character.
card-air-superiority = Once you have played this card, it gets 3 shields.
    Action · exhaust this card: move 1 of its shields to a character.
card-training = Play this only on a non-unique red character.
    That character is elite: lay its second die on its card.
