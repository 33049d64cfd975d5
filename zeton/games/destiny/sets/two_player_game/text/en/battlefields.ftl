card-hangar-bay = Claim · turn up the card on top of the opposing deck; if it is an event or a support, deal 1 damage to a character.
