card-darth-vader-spirit-of-rebellion = Special · deal 3 damage to a character; then this character takes 1 damage.
