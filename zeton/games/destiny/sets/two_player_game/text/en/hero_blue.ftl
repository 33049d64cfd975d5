card-rey-s-lightsaber = Once you have played this card, give 1 shield to the attached character, or 2 shields if that is Rey.
card-inner-strength = Special · move 1 damage from the attached character to an opposing character without shields.
card-concentrate = Turn a die of yours to a side of your choice; for 1 resource you may turn another die of yours as well.
card-distraction = Choose 2 dice; your opponent chooses one of them and removes it.
card-fierce-resolve = Reroll a die of yours; then deal as much damage to a character as that die is worth now.
