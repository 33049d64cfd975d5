card-force-focus = Play this only if you have a blue character in play.
    Special · turn one of your dice; by showing a blue card in your hand you may turn an opposing die.
card-force-wave = Play this only on a blue character.
    Special · deal 3 damage to a character, 2 to another one and 1 to a third.
card-stronger-you-have-become = Reroll up to as many dice in any pools as you have upgrades in play.
card-perseverance = Action · exhaust this card: reroll a die of yours, and once more if you like.
card-resilient = Once an opponent's card effect has removed a character die of the attached character, you may exhaust this card: roll that die into your pool.
