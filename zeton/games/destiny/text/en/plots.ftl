card-espionage = Then (setup is over): the top card of each deck is discarded.
