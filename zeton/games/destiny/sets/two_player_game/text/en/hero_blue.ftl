card-rey-s-lightsaber = Once you have played this card, give 1 shield to the attached character, or 2 shields if that is Rey.
card-inner-strength = Special · move 1 damage from the attached character to an opposing character without shields.
card-concentrate = Turn a die of yours; for 1 resource you may turn another die of yours as well.
card-distraction = Name 2 dice; your opponent picks one of the two and removes it.
card-fierce-resolve = Reroll a die of yours; deal damage equal to the value it shows then to a character.
