card-collateral-damage = Resolve one of your dice showing melee or ranged damage, or several of them; then your opponent loses 1 resource.
card-salvo = Resolve a die of yours showing ranged damage: every opposing character is dealt all of it.
card-air-superiority = Once you have played this card, it gets 3 shields.
    Action · exhaust this card: move 1 of its shields to a character.
card-training = Play this only on a non-unique red character.
    That character is elite: lay its second die on its card.
