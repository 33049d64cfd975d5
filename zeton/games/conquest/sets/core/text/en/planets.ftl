# Planets that need a sentence of their own.
card-plannum = Battle · move one of your units other than your warlord to any planet.
card-atrox-prime = Battle · target an adjacent planet or an HQ; each enemy unit there is dealt 1 damage.
card-carnath = Battle · use the Battle ability of another face-up planet as if you had won the battle there.
card-tarrus = Battle · if you have fewer units than your opponent, gain 3 resources or draw 3 cards.
card-yvarn = Battle · each player puts a unit from his hand into play in his HQ, if he can.
