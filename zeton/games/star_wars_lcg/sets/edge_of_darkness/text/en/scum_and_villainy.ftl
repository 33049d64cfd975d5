# Scum and Villainy cards that need a sentence of their own.
card-hive-of-scum-and-villainy = While it attacks this objective, each unit has 1 unit damage less.
card-greedo = Forced reaction · once you have lost an edge battle in an engagement this unit takes part in: deal it 1 damage.
card-bounty =
    If you lose an edge battle and have at least 3 Force icons fewer than your opponent, this card is discarded from play.
    Reaction · once you have refreshed: the enhanced unit is captured at a dark side objective of your choice.
card-reversal-of-fate = Interrupt · when nobody places any more edge cards and none has been revealed yet: you and your opponent swap your edge stacks until this edge battle is over.
card-the-tatooine-crash = Reaction · once you have refreshed: the card on top of your opponent's deck is captured here.
card-aqualish-thug = Reaction · once this unit has entered play: your opponent deals 2 damage to objectives of his own, divided as he likes.
card-spice-visions = Interrupt · when a friendly unit with the trait Character or Creature is about to get a focus token: it takes 1 damage in place of that token.
card-bossk = Reaction · once this unit has been played from your hand, put 2 focus tokens on it to focus it: target an exhausted enemy unit with the trait Character; it is captured at a dark side objective of your choice. Then, if it was a Wookiee, draw 2 cards.
card-feeding-the-pit = Action · discard a card captured here: take 1 damage off this objective; then draw 1 card.
card-bib-fortuna = As soon as there are at least 4 focus tokens on this unit, you sacrifice it.
