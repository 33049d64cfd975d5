# The library of cards: searching, one card and everything about it.

library-title = Cards
library-words = Every card of every game: what it says, which rules it touches, and how it did here.
library-of = Cards of { $game }
library-games = All games
library-of-box = The box of a table
library-loading = The cards are being laid out…
library-cards = Cards
library-filters = Filters
library-clear = Clear all filters
library-search = Search the cards
library-example = cost<3 trait:vehicle "exact words" -word
library-count = { $count ->
    [0] No card of { $all }
    [1] 1 card of { $all }
   *[other] { $count } cards of { $all }
}
library-nothing = No card is like that. Take something away from the search, or clear the filters.
library-sort = Order
library-sort-printed = As printed
library-sort-title = Title
library-sort-up = { $field }, from the least
library-sort-down = { $field }, from the most

query-no-field = “{ $part }” is nothing that cards have.
query-fields = They have: { $fields }.
query-no-value = { $field }: no card has “{ $part }”.
query-no-number = { $field }: “{ $part }” is no number.
query-open-quote = The quotation { $part } does not end.
query-nothing = After “{ $part }” something is missing.
query-meant = Did you mean “{ $nearest }”?

library-back = Back to the cards

card-unknown = There is no card “{ $card }”.
card-before = Before: { $title }
card-next = Next: { $title }
card-place = { $place } of { $all }
card-copy = Copy the link
card-copied = Copied
card-facts = Facts
card-rules = Rules it touches
card-no-rules = It touches no rule of its own.
card-rulings = Rulings
card-no-rulings = No ruling names it.
card-decks = Decks it is in
card-no-decks = It is in no starter deck, and in none of yours.
card-own-deck = yours
card-copies = { $count }×
card-record = How it did here
card-record-words = From the finished games of this server, people’s and bots’: each player who had it counts once a game.
card-had = Had it
card-played = Played it
card-none = Nobody has yet.
card-few = { $games ->
    [one] 1 game
   *[other] { $games } games
}: nothing can be said yet.
card-share = { $won } of { $games } won: { $share } %, surely between { $least } % and { $most } %.
card-even = One half is among them: it may be chance.
card-record-own-box = A table with a box of its own is not counted.

card-facts-only = facts only
card-facts-only-why = Facts only: what is printed on this card is known, but not yet what its text does. It cannot be put into a deck.
