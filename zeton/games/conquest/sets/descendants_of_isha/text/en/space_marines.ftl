# Space Marine cards that need a sentence of their own.
card-space-wolves-predator = Reaction · once you have deployed this unit, the enemy warlord is kept away from here for the rest of the round: he cannot be committed to this planet, unless there is no other.
