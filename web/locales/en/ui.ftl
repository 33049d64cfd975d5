# What the pages say. What a game says (options, questions, the log) comes from the server.

# the lobby
lobby-title = Sit down and play
lobby-words = Card and board games by their exact rules: against the computer, a friend, or a link away. Nothing to install, nothing is lost by a reload.
guided-turn = Show me how
navigation = Pages
choose-game = Game
opponent = Against
bot-random = Random
bot-random-words = Plays anything legal. A rules rehearsal.
bot-greedy = Greedy
bot-greedy-words = Looks one step ahead. Quick and straightforward.
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-defender = Defence
bot-tutor = Tutor
alone = Alone
alone-words = You play two Jedi yourself.
how-many = Players
who-sits-at = Seat { $seat }
the-games-file = The file as the game has it
not-json = { $file } is not a JSON file.
option-star-wars-lcg-faq = Later FAQ timing of “after you refresh”
option-star-wars-lcg-mulligan = Mulligans allowed
option-destiny-cap_indirect = A character is never assigned more indirect damage than it can take
option-destiny-replace_once_per_round = Each player replaces only one upgrade per round
option-destiny-spot_nothing = Events may be played without the character they spot, for nothing
option-format = Format
pool = Sets
pool-part = { $name } ({ $count } of { $cards } cards play)
option-clone-wars-villain = Villain
option-clone-wars-difficulty = Difficulty
option-clone-wars-missions = Missions (Grand Master: 6 to 24)
option-clone-wars-jedi = Jedi
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
cards = Cards
rules = Rules
card-page = Everything about this card
school = School
my-decks = My decks
my-tables = Unfinished games
open-tables = Open tables
finished-tables = Finished games
no-tables-mine = None yet. Press Play at a game to begin one.
no-tables-open = No table is open to others just now.
no-tables-finished = Your finished games will be here, with their replays.
free-seat = free seat
state-waiting = waits for a player
state-playing = is being played
state-over = finished
you = You
bot-name = { $bot ->
    [random] Random bot
    [easy] Easy bot
    [greedy] Greedy bot
    [normal] Normal bot
    [hard] Hard bot
    [tutor] Tutor
    [defender] Defence
    [search] Thinker
   *[other] Bot ({ $bot })
}
nobody-yet = Nobody yet
away = away

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
part-newer = There is a newer version of this page. What you are writing is still here.
part-newer-do = Load it now
part-unreachable = Part of this page could not be fetched.
part-unreachable-do = Try again
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
confirm-question = Shall this count?
confirm-yes = Yes, do it
confirm-no = Back
question-about = What it is about
tray = Cards to choose from
tray-close = Look at the board
tray-open = Show the cards
tray-hand = { $whose ->
    [mine] Your hand
   *[theirs] Your opponent's hand
}
tray-order = Picked as number { $place }
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
rule-named = Rule { $rule }
where-am-i = Where am I now?
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
end-drawn = A draw
end-watched = The game is over
end-solved = Solved
end-failed = Not this time
end-again = Try again
view-board = View the board
show-end = Show the result
looking-back = Looking back at the game …
odds-of = { $whose ->
    [mine] Your chances of winning, from the beginning to the end
    [together] The team’s chances of winning, from the beginning to the end
   *[other] { $name }: the chances of winning, from the beginning to the end
}
key-plays = Key plays
play-change = { $turn } { $before } → { $after }
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
turn-before = { $by ->
    [round] Round before
   *[turn] Turn before
}
next-turn = { $by ->
    [round] Next round
   *[turn] Next turn
}
choose-turn = { $by ->
    [round] Round
   *[turn] Turn
}
before-turns = Setup
turn-table = Other side
share = Share
study = Study
play-on-from-here = Play on from here
your-seat = Your seat

# the guide
coach = Guide
coach-next = Got it
coach-off = No more hints

# settings
settings = Settings
back-to-table = Back to the table
setting-language-auto = As my browser says

# the shelf
game-star-wars-lcg-words = An uneven duel. The light side must destroy three objectives of the dark side before the Death Star's dial has run out. You strike in the open, but the edge is decided by cards played face down.
game-conquest-words = Two warlords and a row of planets. You send troops out, set a dial in secret, and win who commands and who fights. Three planets with the same sign win the game.
game-destiny-words = Roll the dice of your characters and spend what they show: hits, shields, money, tricks. Whoever still has a character standing wins. Quick, and luck can be bent.
game-clone-wars-words = One to five Jedi together against a villain and ever more droids. You move, attack and help each other, keep the planets, fulfil the missions and win the finale.
players-count = { $most ->
    [2] 2 players
   *[other] { $least }–{ $most } players
}
about-minutes = about { $minutes } min
play-at-once = Play { $game } at once
choose-setup = Set up
choose-for = Set up { $game }
quick-against = { $mine } against { $their } · { $bot }
quick-beside = You and a bot, side by side
opponent-easy = A first game
opponent-easy-words = Plays as one does in a first game: overlooks some answers, likes to attack.
opponent-normal = A fair fight
opponent-normal-words = Thinks for a moment and uses what you leave open.
opponent-hard = Plays to win
opponent-hard-words = Takes its time and gives nothing away.
elo = Elo { $elo }
elo-least = Elo at least { $elo }
elo-words = Measured in games between bots; the greedy bot is 0.
team-share = { $bot }: two of them win { $share } of 100 games at Padawan level.
team-share-least = { $bot }: two of them win at least { $share } of 100 games at Padawan level.
more-opponents = More bots
side-light = light
side-dark = dark
play-with = Play with
play-with-words = Everybody at the table is on your side.
company-count = { $count } players
jedi-words = Choose up to { $count }, your own first; the rest comes by chance. If you choose none, everybody chooses at the table.
difficulty-padawan = Padawan
difficulty-jedi-knight = Jedi Knight
difficulty-jedi-master = Jedi Master
difficulty-grand-master = Jedi Grand Master
host = Host
somebody = Somebody
clock-words = { $minutes } min + { $seconds } s

# addresses that lead to nothing
nowhere = There is nothing here
nowhere-words = The address is wrong, or what was here is gone.
to-the-games = To the games
to-my-tables = My tables
table-dead = You cannot sit down here
replay-dead = This game cannot be shown
invitation-dead = This invitation is no longer good
invitation-over = The table has been put away, or its game is over.
invitation-taken = All seats have been taken, and the game has begun.
