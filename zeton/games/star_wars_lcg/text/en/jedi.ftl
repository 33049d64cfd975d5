# Jedi cards that need a sentence of their own.
card-lightsaber-deflection = Interrupt (damage to a friendly non-Vehicle unit): 1 of it goes to another unit instead.
