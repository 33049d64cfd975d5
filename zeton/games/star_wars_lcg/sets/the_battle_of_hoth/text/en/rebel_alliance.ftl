# Rebel Alliance cards that need a sentence of their own.
card-attack-pattern-delta = Action, once a turn · if your opponent controls fewer Hoth objectives than you, look at the card on top of your deck. If it is a Vehicle unit whose printed cost is 2 or less, put it into play.
card-rogue-leader = This unit gains 1 tactics as long as you control Rogue Two.
card-snowspeeder-launch-bay = Reaction, once a phase · once you have struck with a Speeder unit, deal 1 damage to an enemy Vehicle unit you target, and put 1 focus token on it if it is a Walker.
