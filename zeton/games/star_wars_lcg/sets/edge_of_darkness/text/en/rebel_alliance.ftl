# Rebel Alliance cards that need a sentence of their own.
card-tantive-iv = Reaction · once this unit has entered play, look at the 5 cards on top of your deck; you may show one of them that is a unique unit and take it into your hand. Then shuffle the others into your deck.
card-diplomatic-presence = The enhanced objective can be engaged only once every other objective of yours has been engaged this phase.
card-misdirection = Action · move 1 damage from one objective of yours to another.
