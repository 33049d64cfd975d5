card-decisive-blow-spirit-of-rebellion = Resolve a die of yours showing melee damage; then remove all dice of the damaged character and its upgrades.
card-high-ground = Play this only if you control the battlefield. Remove an opposing die showing damage; then its character takes 1 damage, if it was a character die.
card-meditate = Action · exhaust this card and remove a die of yours showing a blank: turn a die of yours to a side that shows no damage.
