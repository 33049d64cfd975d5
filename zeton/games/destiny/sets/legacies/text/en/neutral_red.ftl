card-74-z-speeder-bike = Action · resolve this die and a character die of the attached character, in any order.
card-crash-landing = Remove a die showing damage; then deal indirect damage equal to its value to yourself.
card-locked-and-loaded = Spot a red character: turn up to 2 dice of yours so that they show indirect damage.
card-reinforce = If you have 2 copies of a character in play, roll a character die of one of them into your pool.
card-strength-in-numbers = Deal 1 indirect damage to your opponent for each of your exhausted characters.
card-sudden-impact = Remove one of your dice showing damage; then deal damage to each opposing character equal to half its value, rounded up.
card-bubble-shield = You may assign indirect damage to this card as if it were a character with 3 health.
    Once this card has 3 damage, discard it.
