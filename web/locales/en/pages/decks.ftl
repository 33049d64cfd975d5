# Decks: building, keeping, sharing, bringing and trying them; boxes of one's own.

deck-begin = Build something new
deck-new = New deck
box-new = New box
deck-unnamed = New deck
deck-name = Name of the deck
deck-notes = Notes
deck-notes-words = What the deck wants to do, what to keep in a first hand…
deck-versions = Versions
deck-copy = Copy
deck-remove = Throw away
deck-remove-sure = Throw away “{ $name }” with all its versions?

import-words = Paste a deck or choose a file: our own text, .o8d of OCTGN, exports of swdestinydb, and lists such as “3x Title (Set)” under headings. The form is recognised.
import-pasted = pasted text
deck-text = The deck as text
choose-file = Choose a file
import = Import
kept-decks = Kept decks
no-decks = None yet.
deck-legal = legal
deck-illegal = breaks rules

bench-cards = Cards
bench-deck = Deck
bench-sides = Cards or deck
bench-shelves = What to choose from
bench-shelf-affiliation = Affiliation
bench-shelf-set = Objective sets
bench-shelf-warlord = Warlord
bench-shelf-card = Cards
bench-shelf-character = Characters
bench-shelf-battlefield = Battlefield
bench-shelf-plot = Plot
bench-all = Also what does not fit
bench-nothing = Nothing here fits the deck as it is.
bench-set-cards = Cards of { $title }
bench-begin-star_wars_lcg = Begin with an affiliation: it says which side you play, and which objective sets you may use.
bench-begin-conquest = Begin with a warlord: its signature squad comes with it, and its place on the wheel says who may be your ally.
bench-begin-destiny = Begin with a character.
bench-less = One { $title } less
bench-more = One { $title } more
bench-copies = { $title }: { $copies } in the deck
bench-choose = Choose
bench-choose-named = Choose { $title }
bench-chosen = Chosen
bench-chosen-named = { $title } is chosen
bench-normal = 1 die · { $points ->
    [one] 1 point
   *[other] { $points } points
}
bench-elite = 2 dice · { $points ->
    [one] 1 point
   *[other] { $points } points
}
bench-elite-named = { $title }, 2 dice
bench-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
bench-undo = Undo
bench-save = Save
bench-saved = Saved
bench-legality = Is the deck legal?
bench-legal = Legal: it may be played.
bench-illegal = { $count ->
    [one] 1 rule is broken
   *[other] { $count } rules are broken
}
bench-play = Play it
bench-against = Against
bench-curves = Curves

tally-of = { $copies } of { $most }
tally-at-least = { $copies } of at least { $least }

curve-bar = { $name }: { $copies }

sample-hand = Sample hand
sample-deal = Deal a hand
sample-another = Another hand
sample-turn = A first turn against { $opponent }
sample-unfinished = As soon as the deck is legal, a hand can be dealt from it.

version-number = Version { $number }
version-back = Bring it back
version-compare = Compare
version-before = Before
version-after = After
version-same = There is no difference.

trial-title = How good is it?
trial-words = Bots play the deck against every starter deck it may meet, in both seats of the same deals, until it is known, and no longer. It is done when nothing else is to be thought about.
trial-illegal = As soon as the deck is legal, it can be tried.
trial-asked = What is asked
trial-field = Is it better than the field?
trial-beside = Is it better than version { $number }?
trial-length = How long
trial-deals = { $deals ->
    [4] Short: at most 4 deals
    [20] Usual: at most 20 deals
    [60] Thorough: at most 60 deals
   *[other] At most { $deals } deals
}
trial-begin = Begin
trial-again = Try it again
trial-stop = Stop
trial-running = The games that are being played
trial-games = { $games } of at most { $most } games played
trial-left = { $minutes ->
    [0] { $seconds ->
        [one] at most 1 second more
       *[other] at most { $seconds } seconds more
    }
    [one] at most 1 minute more
   *[other] at most { $minutes } minutes more
}
trial-so-far = Won so far: { $share } % (surely between { $least } and { $most } %)
trial-stopped = Stopped before it was known.
trial-answer = The answer
trial-part-opponents = By opponent and seat
trial-part-ends = How games were won and lost
trial-part-curves = Turn by turn
trial-part-cuts = What to cut
trial-part-hands = The first hand
trial-part-cards = Card by card
trial-interval = In brackets and as a bar: where the true share lies in 95 cases of 100.
trial-opponent = Opponent
trial-won = Games won
trial-share = { $share } % ({ $least }–{ $most }) of { $games }
trial-won-by = Won: { $reason }
trial-lost-by = Lost: { $reason }
trial-ours = this deck
trial-theirs = the opponents
trial-turn = turn
trial-no-cuts = No card is proven to lose games.
trial-openings = Every card of the first hands that were kept
trial-card = Card
trial-gain = Gain, points
trial-had = Won when drawn
trial-played = when played
trial-unseen = when never seen
trial-in-hand = Won with it in a kept hand
trial-of = { $share } % of { $games }
trial-shrinkage = The gain: how many games of a hundred more were won when the card was drawn than when it was never seen. It counts as if { $games } games more had gone like all others, for a few games prove nothing.

export = Export
export-title = The deck as a text
export-format = Form
export-text = The deck as text
export-save = Save as a file
format-text = Our own text
format-list = List with headings
format-o8d = OCTGN (.o8d)
format-json = swdestinydb (JSON)
format-swdestinydb = swdestinydb (text)
copy-text = Copy
copied = Copied
print = Print

share = Share
share-title = Share the deck
share-words = Whoever has the link can read the deck as it is then, and take a copy of it. Nobody else finds it.
share-link = The link
share-begin = Make a link
share-end = Share no longer
shared-copy = Copy to my decks

look-card-page = Everything about this card

box-title = A box of your own
box-words = The component file of the game: correct what is printed on your cards, or make up your own. It is checked while you write.
box-name = Name of the box
box-unnamed = My box
box-text = The component file
box-line = Line { $line }
box-sound = The box can be played.
box-play = Play with it
