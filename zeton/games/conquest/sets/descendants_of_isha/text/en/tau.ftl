# Tau cards that need a sentence of their own.
card-viorla-warrior-cadre = While you have an Ethereal unit here, this unit gains Ranged.
