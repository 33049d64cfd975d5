# Scum and Villainy cards that need a sentence of their own.
card-hive-of-scum-and-villainy = Each unit that attacks this objective has 1 unit damage less.
card-greedo = Forced reaction · once you have lost an edge battle, if this unit participates, deal it 1 damage.
card-bounty =
    When you lose an edge battle by at least 3 Force icons, this card is discarded from play.
    Reaction · once you have refreshed, the enhanced unit is captured at a dark side objective of your choice.
card-reversal-of-fate = Interrupt · when all edge cards are placed but not yet revealed, you and your opponent swap your edge stacks until this edge battle is over.
card-the-tatooine-crash = Reaction · once you have refreshed, the card on top of your opponent's deck is captured at this objective.
card-aqualish-thug = Reaction · once this unit has entered play, your opponent deals 2 damage to objectives of his own, divided as he likes.
card-spice-visions = Interrupt · when a friendly Character or Creature unit is about to get a focus token, it takes 1 damage in place of that token.
card-bossk = Reaction · once you have played this unit, focus it with 2 focus tokens: target an exhausted enemy Character unit; it is captured at a dark side objective of your choice. Then, if it was a Wookiee, draw 2 cards.
card-feeding-the-pit = Action · discard a card captured here: take 1 damage off this objective. Then draw a card.
card-bib-fortuna = As soon as there are at least 4 focus tokens on this unit, you sacrifice it.
