# Jedi cards that need a sentence of their own.
card-a-message-from-beyond = Reaction · once you have refreshed, put 1 damage on this objective: take the uppermost enhancement of your discard pile back to your hand.
card-old-bens-spirit = Interrupt · when the enhanced unit is about to be destroyed, instead discard this card and take all damage off that unit.
card-weapon-mastery = Action · target a Character unit; for the rest of the phase it gains 1 unit damage for each enhancement it carries.
