card-modified-hwk-290 = Then (this has been played): 2 damage on this.
    Then (this has been activated): indirect to yourself, as much as the damage on this.
card-canto-bight-pistol = Special: 2 damage to 1 character; 3 to a villain.
card-stun-baton = Then you may (a character has taken damage from this die): pay 1 → remove 1 of that character's character dice.
card-no-cheating = Event: damage to 1 opposing character, as much as the opponent took additional actions last turn.
card-remote-stockpile = Action: exhaust this → put 1 resource on this, or take all resources from it.
