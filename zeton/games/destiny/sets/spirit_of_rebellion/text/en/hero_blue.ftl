card-jedi-acolyte = Just before this die is resolved by you, add 1 to its value, if its symbol shows on another die of yours.
card-luminara-unduli = Special · resolve a character die of yours, with 2 added to its value, or 3 if its character is not unique.
card-obi-wan-kenobi-spirit-of-rebellion = Just before this character is defeated, a blue card of your hand or your discard pile may be played, and is not paid for.
card-caution = Remove a character die of yours; then give 3 shields to a character other than that one.
card-destiny = Remove any number of blue dice of yours; play a card of your hand without paying for it, if it costs no more than these dice showed together.
card-guard = Remove a blue die of yours showing melee damage; then remove as many opposing dice as its value was.
card-krayt-dragon-howl = Spot a blue character: choose an opposing die. Your opponent either removes it or discards 2 cards from the top of his deck.
card-protective-mentor = Shields of the attached character may block damage that comes to anybody else.
