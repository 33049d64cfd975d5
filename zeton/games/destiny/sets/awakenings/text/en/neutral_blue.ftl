card-force-throw = Play this only on a blue character.
    Special · remove a die; deal as much damage to a character as the value it showed.
card-force-training = Play this only if you have a blue character in play.
    Special · do two different things of these: deal 1 damage to a character; gain 1 resource; give 1 shield to a character.
card-deflect = Spot a blue character: remove a die showing ranged damage; deal half of its damage, rounded up, to a character.
card-mind-trick = Spot a blue character: your opponent splits his dice pool into 2 groups of any size. Choose one of them and remove all its dice.
card-the-power-of-the-force = Resolve a die of yours; its value is the number of blue upgrades you have in play.
