card-firepower = Resolve a red die of yours showing ranged damage, with 1 added to its value, or 2 if it is a vehicle die.
card-leadership = Exhaust a ready unique red character of yours; then ready another character.
