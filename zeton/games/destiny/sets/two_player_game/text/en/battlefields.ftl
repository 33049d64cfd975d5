card-hangar-bay = Claim · reveal the top card of your opponent's deck; if it is an event or a support, deal 1 damage to a character.
