# What the boards of all games say.

type-event = Event
type-support = Support
type-piece = Piece
cost = Cost { $cost }
unique = Unique

hand-of = Hand of { $who }, { $count } { $count ->
    [one] card
   *[other] cards
}
deck-of = Deck of { $who }, { $count } { $count ->
    [one] card
   *[other] cards
}
deck-short = Deck
discard-of = Discard pile of { $who }, { $count } { $count ->
    [one] card
   *[other] cards
}
discard-short = Discard
open-pile = { $count } × { $card }: lay them out

# cards that lie apart, by where they lie
zone-apart = Apart
zone-being-played = Being played
zone-beside = To choose from
zone-set-aside = Set aside
zone-bank = In the bank
zone-captured = Captured
zone-chosen = To choose from
zone-deck = In the deck
zone-discard = In the discard pile
zone-looked-at = To choose from
zone-objective-deck = In the objective deck
zone-removed = Out of the game
zone-revealed = Turned up
zone-stacked = Face down on it
zone-victory = Won
