card-force-throw = Play this only on a blue character.
    Special · remove a die; deal as much damage to a character as the value it showed.
card-deflect = Spot a blue character: remove a die showing ranged damage; deal half of its damage, rounded up, to a character.
