card-espionage = Once setup is over, discard the top card of each deck.
