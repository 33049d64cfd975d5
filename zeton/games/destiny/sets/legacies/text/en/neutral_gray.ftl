card-modified-hwk-290 = Once you have played this card, put 2 damage on it.
    Once you have activated this card, deal indirect damage to yourself equal to the damage on it.
card-canto-bight-pistol = Special · deal 2 damage to a character – 3 if that is a villain.
card-stun-baton = Once a character has taken damage from this die, you may spend 1 resource: remove one of that character's character dice.
card-no-cheating = Deal damage to an opposing character equal to the number of additional actions your opponent took in his last turn.
card-remote-stockpile = Action · exhaust this card: put 1 resource on this card, or take all resources from it.
