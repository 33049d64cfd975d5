card-strike-team = This card costs 1 less while your opponent has 3 or more resources.
card-teamwork = Special · give 1 shield to the attached character; you may also give 1 shield to another character.
card-poe-dameron-s-blaster = Special · deal 2 damage to a character, or 3 if this card is on Poe Dameron.
