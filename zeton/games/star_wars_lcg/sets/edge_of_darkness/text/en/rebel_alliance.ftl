# Rebel Alliance cards that need a sentence of their own.
card-diplomatic-presence = The enhanced objective can be engaged only once every other objective of yours has been engaged this phase.
card-misdirection = Action · move 1 damage from one objective of yours to another.
