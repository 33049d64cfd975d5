# What the terminal says.

fact-affiliation = Affiliation
fact-capacity = Damage capacity
fact-cost = Cost
fact-force = Force icons
fact-icons = Combat icons
fact-priority = Priority
fact-resources = Resources
fact-sets = Sets
fact-side = Side
fact-traits = Traits
fact-type = Type
fact-unique = Unique

terminal-keys = number: choose · h hint · ? why not · u take back · s save · l log · c card · q quit
terminal-prompt = Your choice
terminal-which-card = Which card (its number, or its name)?
terminal-offers = { $card } is among the options now.
terminal-no-card-here = You see no card { $name } on this table; write a number after a # sign, or a title.
terminal-not-a-choice = { $given } is neither a number from 1 to { $most } nor one of the keys h ? u s l c q.
terminal-saved = Saved to { $file }. Go on with: zeton play --load { $file }
terminal-which-file = Save to which file?
terminal-goodbye = Until next time.
terminal-end-of-input = The input has ended before the game.
terminal-taken-back = Taken back: it is your choice again.
terminal-nothing-to-take-back = There is no earlier choice of yours to take back.
terminal-chance-has-spoken = That cannot be taken back: cards were shuffled or drawn by chance since.
terminal-cards-were-seen = That cannot be taken back: hidden cards have been seen since.
terminal-hint = Hint, the best first (100 % is a sure win, 50 % an even game):
terminal-hint-option = { $number }  { $option } – { $percent } %
terminal-bot-thinks = { $who } is thinking …
terminal-your-seat = You play: { $who }
terminal-nothing-found = Nothing has all of these words: { $words }.
terminal-replay-keys = Enter: next · b: back · a number: go there · l: log · q: quit
terminal-replay-at = Choice { $at } of { $all }
terminal-replay-next = { $who }: { $what }
terminal-replay-range = { $given } is neither a number from 0 to { $most } nor one of the keys b l q.
terminal-deck-is-legal = { $name }: every rule of deck building is kept.
terminal-deck-is-wrong = { $name } breaks { $count } { $count ->
    [one] rule
   *[other] rules
} of deck building:
terminal-you = You
terminal-log = Log
