card-force-focus = Played only if you have a blue character in play.
    Special: turn 1 own die; you may reveal a blue hand card → turn 1 opposing die.
card-force-wave = Only on: blue character.
    Special: 3 damage to 1 character, 2 to another, 1 to a third.
card-stronger-you-have-become = Event: reroll up to as many dice, whosever, as you have upgrades in play.
card-perseverance = Action: exhaust this → reroll 1 own die; if done, you may reroll it once more.
card-resilient = Then you may (an opposing card effect has removed a character die of the attached character): exhaust this → roll that die into your pool.
