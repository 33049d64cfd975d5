card-interrogation-droid = Once you have activated this card, look at a random card from your opponent's hand; if it is an event, you may remove this die and discard that event.
