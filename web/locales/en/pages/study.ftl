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
study-chosen = Chosen: { $option }
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

# Lines of play that are tried from a position.

line-title = Compare lines
line-try = Try lines from here
line-words = Choose for both sides. The odds are those of seat { $number }, as the search sees them.
line-close = Back to the position
line-back = Step back
line-keep = Keep this line
line-anew = From the beginning
line-now = This line
line-kept = Line { $number }
line-beside = Beside
line-begin = The position
line-asked = Seat { $number }: { $question }
line-over = The game is over here.
line-options = What can be chosen

# A position edited by hand.

form-title = By hand
form-no-json = The text is not JSON yet: mend it there, then it can be edited by hand.
form-game = The game
form-side-light = Light side
form-side-dark = Dark side
form-droids = Droids
form-on-planet = { $planet }
form-turn = Whose turn
form-phase = Phase
form-balance = Balance of the Force
form-dial = Death Star dial
form-initiative = Initiative
form-round = Round
form-control = Controls the battlefield
form-resources = Resources
form-threat = Threat
form-actions = Actions left
form-at = Is on
form-unsaid = not said
form-card = Title of a card
form-add = { $group }, { $place }: add a card
form-put = Add it ({ $place })
form-remove = Take { $title } out
form-move = Move { $title }
form-move-to = Move to…
form-token = { $title }: { $token }
form-unknown = No card is called “{ $title }”.
place-units = Units
place-objectives = Objectives
place-enhancements = Enhancements
place-hand = Hand
place-deck = Deck, the top card first
place-objective_deck = Objective deck
place-discard = Discard pile
place-victory = Victory pile
place-hq = Headquarters
place-planet = Planet { $number } { $title }
place-supports = Supports
place-characters = Characters
place-squad = Squad
token-damage = damage
token-focus = focus
token-shields = shields
token-committed = committed
token-exhausted = exhausted
token-stored = resources on it
token-dice = dice
form-missions = Missions
form-mission-orange = Orange slot
form-mission-white = White slot
form-villains = Villains and invasion
form-villain-on = { $title } is on
form-invasion = Place on the invasion track
form-blockades = Blockades
form-pool = { $title }: dice in the pool
form-pool-short = in the pool
form-die = { $title }: what die { $number } shows
form-die-add = { $title }: one more die in the pool
form-die-more = Add a die…
form-die-none = not in the pool
place-attachments = Attachments
place-upgrades = Upgrades
place-captured = Captured cards
place-mission_deck = Mission deck, the top one first
place-completed = Completed missions
place-affiliation = Affiliation card
place-warlord = Warlord
token-bloodied = bloodied
form-nobody = Nobody is there yet.
form-engagement = Engagement
form-engaged = What is attacked
form-attackers = Attackers
form-defenders = Defenders
form-edge = Who has the edge
form-step = How far it is
form-step-attackers = attackers are about to be declared
form-step-after-attackers = attackers are declared
form-step-defenders = defenders are about to be declared
form-step-after-defenders = defenders are declared
form-step-edge = the edge battle begins
form-step-after-edge = the edge is won
form-step-strikes = units strike
form-step-reward = the strikes are over
form-battle = Battle
form-battle-at = Where it is fought
form-combat-round = Combat round
form-window = How far it is
form-window-begin = its beginning
form-window-skirmish = before the ranged skirmish
form-window-ranged = the ranged skirmish
form-window-window = the action window of the combat round
form-window-turns = the combat turns
form-window-second-turn = the second combat turn
form-window-end-of-round = the end of the combat round
