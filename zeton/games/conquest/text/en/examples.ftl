# The examples: positions on which a rule can be tried, and what to try there.

example-dial = Set your dial: your warlord and the 10th Company Scout in your HQ go to that planet. There they win the command struggle, or a battle.
example-deploy = It is your deploy turn, with five resources. Deploy the 10th Company Scout to a planet; then it is the other player's turn.
example-combat-turn = It is your combat turn. Attack with the Land Raider; you must attack with something, or let your warlord retreat.
example-retreat = The combat round is over, and your Land Raider is badly damaged. Retreat it to your HQ, exhausted, or keep it here for another round.
example-third-planet = You have two planets with a strongpoint, and this is a third. Destroy the last enemy and win the battle, and the game.
