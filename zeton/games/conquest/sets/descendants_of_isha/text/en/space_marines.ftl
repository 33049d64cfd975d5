# Space Marine cards that need a sentence of their own.
card-space-wolves-predator = Reaction · once you have deployed this unit, your opponent cannot commit his warlord to this planet this round, unless it is the only planet in play.
