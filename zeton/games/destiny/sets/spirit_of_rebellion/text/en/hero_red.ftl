card-mon-mothma = Once you have played an event, you may reroll a die in its colour.
card-temmin-snap-wexley = While a die of this character is in your pool, claiming the battlefield costs your opponent 1 resource.
card-a180-blaster = Special · choose one – deal 1 damage to a character and give 1 shield to the attached character; or deal 1 damage to each opposing character; or deal 2 unblockable damage to a character.
card-friendly-fire = Spot a red character: remove an opposing die showing ranged damage; then deal as much damage to a character as it showed.
card-our-only-hope = Draw a card: you may play it for free, or discard it and gain 2 resources.
card-spirit-of-rebellion = Give 1 shield to a character, or 2 shields if your discard pile has another copy of this event.
card-tactical-aptitude = Once you have activated the attached character, you may draw a card; then put a card from your hand under your deck.
