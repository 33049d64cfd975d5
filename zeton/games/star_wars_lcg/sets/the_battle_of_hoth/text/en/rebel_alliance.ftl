# Rebel Alliance cards that need a sentence of their own.
card-attack-pattern-delta = Action · once a turn, if your opponent has fewer Hoth objectives than you: look at the card on top of your deck. If it is a Vehicle unit whose printed cost is 2 or less, it comes into play.
card-rogue-leader = This unit gains 1 tactics as long as Rogue Two is yours.
card-snowspeeder-launch-bay = Reaction · once a phase, once you have struck with a Speeder unit: deal 1 damage to an enemy Vehicle unit you target, and put 1 focus token on it if it is a Walker.
