# Imperial Navy cards that need a sentence of their own.
card-darth-vader-41 = While this unit attacks, each attacking friendly unit gains 1 blast.
card-imperial-suppression = Interrupt · when an event is played, cancel that event and put it on top of its owner's deck.
