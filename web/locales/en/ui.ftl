# What the pages say. What a game says (options, questions, the log) comes from the server.

# the lobby
lobby-title = Sit down and play
lobby-words = Card and board games by their exact rules: against the computer, a friend, or a link away. Nothing to install, nothing is lost by a reload.
guided-turn = Show me how: a guided first turn
navigation = Pages
choose-game = Game
opponent = Against
bot-random = Random
bot-random-words = Plays anything legal. A rules rehearsal.
bot-greedy = Greedy
bot-greedy-words = Looks one step ahead. Quick and straightforward.
bot-easy = Easy
bot-easy-words = A gentle opponent for first games.
bot-normal = Normal
bot-normal-words = Thinks a moment before it moves.
bot-hard = Hard
bot-hard-words = Takes its time and plays to win.
alone = Alone
alone-words = Just you against the game.
how-many = Players
who-sits-at = Seat { $seat }
the-games-file = The file as the game has it
not-json = { $file } is no JSON file.
option-clone-wars-villain = Villain
option-clone-wars-difficulty = Difficulty
option-clone-wars-missions = Missions (Grand Master: 6 to 24)
option-clone-wars-jedi = Jedi, seat by seat, with commas
option-clone-wars-first = Who begins (0: the first Jedi)
option-clone-wars-components = Component file of your own
bot-search = Thinker
bot-search-words = Plays out many futures before it moves.
a-friend = A friend
a-friend-words = You get a link to send.
your-deck = Your deck
their-deck = The other deck
their-own-deck = They bring their own
clock = Clock
clock-none = No clock
clock-relaxed = Relaxed: 60 min + 10 s
clock-brisk = Brisk: 20 min + 5 s
clock-fast = Fast: 8 min + 3 s
more-options = More options
public-table = Listed in the lobby: others may watch
play = Play
import-deck = Import a deck
my-decks = My decks
my-tables = Unfinished games
open-tables = Open tables
finished-tables = Finished games
no-tables-mine = None. Lay a table to begin.
no-tables-open = Nobody plays in the open just now.
no-tables-finished = Your finished games will be here, with their replays.
free-seat = free seat
state-waiting = waits for a player
state-playing = is being played
state-over = finished
you = You
bot-name = Bot ({ $bot })
nobody-yet = Nobody yet
away = away

# decks
import-words = The first line is the name, the second the affiliation, then one objective set per line by name or number, with 2x for two copies. Files of OCTGN (.o8d) can be read too.
deck-text = The deck as text
choose-file = Choose a file
import = Import
kept-decks = Kept decks
no-decks = None yet.
deck-legal = legal
deck-illegal = breaks rules
remove-deck = Throw away

# the account
account = You
account-words = Guests can play everything. An account keeps your games and decks on every device.
your-name = Your name
change = Change
name-changed = Done. It is shown from the next table on.
login = Login
login-form = 3 to 40 small letters, digits, dots, hyphens or underscores
password = Password (at least 8 characters)
sign-in = Sign in
sign-out = Sign out
make-account = Make an account
signed-in = You are signed in as { $login }.
signed-out = You are signed out.
welcome-back = Welcome back.
account-made = The account is made; what you had begun is kept with it.

# invitations
waiting-for-friend = Waiting for your friend
send-link =
    { $count ->
        [one] Send this link. Whoever opens it first takes the seat, and the game begins.
       *[other] Send each friend one of these links. Whoever opens one first takes its seat; with the last one taken the game begins.
    }
invitation-link = The invitation
copy = Copy
copied = Copied
cancel-table = Put the table away
no-free-seat = No seat is free here.
invited-by = { $name } invites you to a game
sit-down = Sit down

# the table
connecting = Connecting …
laying = Laying the table …
table-refused = This table is closed to you.
line-lost = Connection lost, trying again …
watching = Watching
spectators = { $count } { $count ->
    [one] spectator
   *[other] spectators
}
to-lobby = Lobby
log = Log
chat = Chat
side-panel = Beside the table
chat-empty = Nothing said yet.
chat-write = Write something
chat-send = Say
help = Help
turn-theme = Light or dark
language = Language
resign = Resign
resign-sure = The game ends at once and the other side wins.
play-on = Play on
report = Report a bug
report-words = Your words are kept together with the record of this game and the version, so that the moment can be replayed.
report-what = What went wrong?
report-send = Send
report-thanks = Thank you. The report has the number { $id }.
close = Close
board = The table
decision = Your choice
options = Options
picked = Picked so far
take-back = Take back
all-options = All { $count } options
pick-shining = { $count ->
    [one] One option shines on the table.
   *[other] { $count } options shine on the table.
}
hint = Hint
hint-title = What a bot would do
hint-scale = 50 % is an even game, 100 % a sure win
hint-thinking = A bot thinks about it …
hint-percent = { $percent } %
waiting-for = Waiting for { $name } …
has-turn = turn
why-not = Why can't I use this?
why-nothing = It has something to offer right now.
read-card = Read the card
phases = Phases of the turn
stops = { $phase }: where you are asked
stop-ask = Ask me in
turn-own = my turn
turn-other = their turn
window-action = action windows
window-interrupt = interrupts
window-reaction = reactions
pass-until-phase = Pass to the end of this phase
pass-until-turn = Pass to the end of this turn
undo-asked = { $name } asks to take back a choice. { $crosses ->
    [chance] Chance has spoken since.
    [hidden] Something hidden has been seen since.
   *[other] You have chosen since.
}
undo-asked-mine = You have asked to take back a choice; the other side decides.
agree = Agree
disagree = No
refused-offline = The server cannot be reached just now.
refused-stale = The table has changed in the meantime.
hidden-cards = { $count } hidden { $count ->
    [one] card
   *[other] cards
}
seat = Seat { $number }

# the end
end = The end
end-won = You win
end-lost = You lose
end-watched = The game is over
rematch = Rematch
rematch-wanted = Waiting for the other side …
go-to-rematch = To the rematch
replay = Replay
download-record = Record

# replays
to-first = To the beginning
to-last = To the end
run = Run
halt = Halt
replay-step = Step { $step } of { $last }
turn-table = Other side
share = Share
play-on-from-here = Play on from here
your-seat = Your seat

# help
help-words = Cards that shine can be chosen: press one to choose it, or to see its options. Anything else you press explains itself, and why it cannot be used now. Long press, right click or Space opens a card. Click a phase to say where you want to be asked.
help-signs = Signs
help-keys = Keys
guide-again = Guide me again
key-options = go through what can be chosen
key-arrows = go from card to card
key-enter = choose, or open
key-space = read the card; why it cannot be used
key-digits = press the button with that number
key-all = list all options
key-hint = a hint: what a bot would do
key-undo = take back
key-skip = skip what is still being shown
key-log = log
key-chat = chat
key-theme = light or dark
key-escape = close
key-help = this page

# the guide
coach = Guide
coach-next = Got it
coach-off = No more hints
