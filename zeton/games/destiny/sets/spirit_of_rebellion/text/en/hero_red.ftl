card-mon-mothma = Once you have played an event, you may reroll a die that has its colour.
card-temmin-snap-wexley = As long as a die of this character is in your pool, claiming the battlefield costs your opponent 1 resource.
card-a180-blaster = Special · choose one – the attached character gets 1 shield, after you have dealt 1 damage to a character; or each opposing character takes 1 damage; or deal 2 unblockable damage to a character.
card-friendly-fire = Spot a red character: remove an opposing die showing ranged damage; then deal as much damage to a character as it showed.
card-our-only-hope = Draw a card: you may play it without paying for it, or discard it and gain 2 resources.
card-spirit-of-rebellion = Give 1 shield to a character – 2 shields, if your discard pile has a copy of this event.
card-tactical-aptitude = Once you have activated the attached character, you may draw a card; then put a card of your hand under your deck.
