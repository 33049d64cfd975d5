# Imperial Navy cards that need a sentence of their own.
card-darth-vader-41 = As long as this unit attacks, every attacking unit of yours gains 1 blast.
card-imperial-suppression = Interrupt · when an event is played: cancel that event and put it on top of its owner's deck.
