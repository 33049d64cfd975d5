card-74-z-speeder-bike = Action: resolve this die and 1 character die of the attached character, in any order.
card-crash-landing = Event: remove 1 damage die; if done, its value as indirect to yourself.
card-locked-and-loaded = Event: spot red → turn up to 2 own dice to indirect sides.
card-reinforce = Event: roll 1 character die from an own character of which you have two copies in play into your pool.
card-strength-in-numbers = Event: 1 indirect to the opponent for each exhausted own character.
card-sudden-impact = Event: remove 1 own damage die; if done, half its value (up) as damage to each opposing character.
card-bubble-shield = You may assign indirect damage to this, like to a character with health 3.
    With 3 damage this is discarded.
