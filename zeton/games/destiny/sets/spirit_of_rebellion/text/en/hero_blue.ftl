card-jedi-acolyte = Just before this die is resolved by you, add 1 to its value if another die of yours shows the same symbol.
card-luminara-unduli = Special · resolve a character die of yours, with 2 added to its value, or 3 if its character is not unique.
card-obi-wan-kenobi-spirit-of-rebellion = Just before this character is defeated, you may play for free a blue card from your hand or your discard pile.
card-caution = Remove a character die of yours; then give 3 shields to a character other than the one whose die it was.
card-destiny = Remove any number of blue dice of yours; then play for free a card from your hand that costs no more than these dice showed together.
card-guard = Remove a blue die of yours showing melee damage; then remove as many opposing dice as its value was.
card-krayt-dragon-howl = Spot a blue character: choose an opposing die. Your opponent either removes it or discards the 2 cards on top of his deck.
card-protective-mentor = Shields of the attached character may block damage dealt to any other character.
