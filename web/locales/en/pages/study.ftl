# Studying: beside a replay, and the position editor.

study-title = Study a position
study-words = Write down any position of a game, see it on the board, ask what is best there, share it, or play on from it. Finished games can be studied from their replays.
study-none = There is nothing to study here
study-none-words = There is no such game.
study-progress = The search has looked at { $known } of { $moments } moments …
study-done = { $moments ->
    [0] There was no moment with a real choice in this game.
    [one] The search has looked at { $known } of one moment.
   *[other] The search has looked at { $known } of { $moments } moments.
  }
study-odds = { $whose ->
    [mine] Your chances of winning, as the search sees them
    [together] The team’s chances of winning, as the search sees them
   *[other] { $name }: the chances of winning, as the search sees them
  }
study-swings = Turning points
study-no-swings = The search has found no choice that gave much away.
study-confirmed = Played out { $games } times each: { $chosen } won after this, { $better } after the better one.
study-not-confirmed = Played out { $games } times each: { $chosen } won after this, { $better } after the other; these games do not bear the search out.
study-chosen = Played: { $option }
study-better = Better: { $option }
study-lost = { $before } → { $after }
study-try = Try another line from here
study-lines = Lines you have tried
study-line = { $name }, from step { $step }
study-compare = { $line ->
    [won] This line: won.
    [lost] This line: lost.
    [drawn] This line: a draw.
   *[running] This line is not finished.
  } { $game ->
    [won] The game: won.
    [lost] The game: lost.
   *[drawn] The game: a draw.
  }
study-edit = Edit this position
study-position = Position
study-examples = Examples from the rule book
study-choose-example = Choose an example
study-text = The position as text (JSON)
study-no-json = This is not JSON yet: { $why }
study-checking = Checking …
study-right = The game is over in this position.
study-ask = What is best here?
study-thinking = The search is thinking …
study-play = Play from here
