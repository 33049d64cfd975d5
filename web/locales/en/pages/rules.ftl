# The rule book: a page of its own, and a drawer at the table.

rules-title = Rules
rules-words = Every rule of every game in our own words, the order of a turn as a picture, and positions to try things on.
rules-of = Rules of { $game }
rules-none = There is no rule book here
rules-none-words = The rules could not be found. Perhaps the line is down, or there is no such game.
rules-contents = Contents
rules-search = Search the rules by words or number
rules-found = { $count ->
    [0] Nothing has all of these words.
    [one] One rule found.
   *[other] { $count } rules found.
  }
rules-results = What was found
rules-no-such = There is no rule { $rule } in this book.
rules-chart = The order of play
rules-here = Now:
rules-you-are-here = You are here
rules-kind-step = The rules do this
rules-kind-choice = Somebody decides
rules-kind-window = Action window
rules-back-to = ↺ may go back to: { $step }
rules-examples = Examples to play
rules-examples-words = Each is a position from the middle of a game. Try it against an easy bot; nothing is lost.
rules-try = Try it
rules-try-of = Try { $rule }
rules-new-window = (in a new window)
rules-rulings = Rulings
rules-rulings-words = What the rules leave open, and how it is played here.
rules-copy = Copy link
rules-copied = Link copied
rules-whole = Open the whole rule book in a new window
