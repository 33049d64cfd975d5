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
terminal-not-a-choice = { $given } is neither a number from 1 to { $most } nor one of the keys h ? u s l c q.
terminal-saved = Saved to { $file }. Go on with: zeton play --load { $file }
terminal-which-file = Save to which file?
terminal-goodbye = Until next time.
terminal-end-of-input = The input has ended before the game.
terminal-taken-back = Taken back: it is your choice again.
terminal-nothing-to-take-back = There is no earlier choice of yours to take back.
terminal-hint = Hint, the best first (100 % is a sure win, 50 % an even game):
terminal-hint-option = { $number }  { $option } – { $percent } %
terminal-bot-thinks = { $who } is thinking …
terminal-your-seat = You play: { $who }
terminal-nothing-found = Nothing has all of these words: { $words }.
terminal-rulings = Rulings
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
terminal-column-card = Card
terminal-column-type = Type
terminal-column-affiliation = Affiliation
terminal-column-cost = Cost
terminal-column-text = Text

# Serving, files, the arena and the speed.

terminal-served = Tables are served at { $address } ({ $keys } ends it; games are kept in { $folder }).
terminal-served-already = Tables are served already at { $address }.
terminal-working = { $processes ->
    [one] One process thinks
   *[other] { $processes } processes think
} here for the servers at { $redis } ({ $keys } ends it).
terminal-no-client = The browser client is not in this installation; in a clone, { $play } builds it, and { $wheel } a wheel with it.
terminal-file-written = { $file } is written. Play with it: { $command }
terminal-arena-playing = playing
terminal-arena-so-far = { $bot }: { $score } of { $total }
terminal-arena-pair = { $bot } against { $other }
terminal-arena-team = A team of { $bot }
terminal-arena-all = All
terminal-column-decks = Decks
terminal-column-games = Games
terminal-column-first-seat = First seat
terminal-column-second-seat = Second seat
terminal-column-wins = Wins
terminal-column-interval = 95 % interval
terminal-column-decisions = Decisions / game
terminal-column-ends = Ends
terminal-column-bot = Bot
terminal-column-elo = Elo
terminal-column-margin = ± 95 %
terminal-column-seconds = Seconds / decision
terminal-column-longest = Longest
terminal-picture-wins = wins, % (95 % interval)
terminal-picture-elo = Elo (95 % interval)
terminal-version = Żeton { $version }, { $engine }
terminal-engine =
    { $build ->
        [compiled] compiled engine
       *[sources] engine run from its sources
    }
terminal-history-title = Decisions per second on this machine, run by run
terminal-history-caption = ● compiled engine, ○ engine run from its sources
terminal-bench-title = Random play, one core
terminal-bench-caption = deal: a copy in which the unknown is dealt anew
terminal-bench-round = { $name }, round { $number } of { $rounds }
terminal-bench-missing = Not installed: { $names }. { $how }
terminal-bench-games = games
terminal-bench-decisions-per-second =
    decisions
    /s
terminal-bench-games-per-second =
    games
    /s
terminal-bench-decisions-per-game =
    decisions
    /game
terminal-bench-clone =
    clone
    µs
terminal-bench-deal =
    deal
    µs
terminal-bench-replay =
    replay
    ms

# What `--help` says.

help-zeton = Żeton plays tabletop games by their exact rules. Begin with: { $begin }
help-deck = Check and show decks.
help-game = Which game: { $games }
help-words = Words that must all be there; case and accents make no difference.
help-language = The language of cards and sentences.
help-seats = How many play, in a game for a team.
help-option = An option of the game, as name=value; may be repeated.
help-own-deck = Your deck: a starter deck's id, or a deck file (text or .o8d).
help-play =
    Play a game against a bot, or with bots in a game for a team.

    The table is shown at each of your decisions, with every legal option numbered: type a number and Enter.
    Other keys: h hint, ? why a card offers nothing, u take back, s save, l log, c card, q quit.
help-puzzle = Solve a puzzle; without its name, all of them are listed: { $examples }.
help-which-puzzle = The puzzle, or { $today } for the one of this day.
help-against = The opponent's deck: an id or a file.
help-bot = The opponent: { $levels }, or { $own }.
help-seed = The same seed deals the same cards; without one they are new.
help-load = Go on with a saved game.
help-seat = The seat you take: 1 plays the first deck, 2 the second.
help-saved-game = A saved game.
help-as-seat = See it as this seat did (1, 2 …); without it, as a spectator.
help-replay = Step through a saved game, forward and back.
help-host = Where to listen; { $everywhere } for every network.
help-port = The port to listen at; without it, { $port } or the next free one.
help-folder = Where games, accounts and the signing key are kept.
help-database = { $example }; without it, a file.
help-redis = { $example }: for several servers and workers that work together.
help-workers = Processes that serve at this port; more than one need PostgreSQL and Redis.
help-thinkers = Processes in which bots think; without it, one per core.
help-worker =
    Let bots think on this machine for servers that share a Redis; any number of workers, on any machines.

    { $keys } ends it after what it is thinking about.
help-settings = A file with settings (TOML); what is set in the environment or here counts more.
help-set = Any other setting, as name=value; may be repeated.
help-open = Open the browser at the lobby.
help-serve =
    Serve tables to browsers: against bots, friends and strangers, on this machine or a network.

    Every option can be set in the environment too: { $variables } …
help-save = Write the component file of a game that has one, to correct it.
help-cards =
    Search cards by title, trait, type or text; a few hits are shown whole.

    { $title } tells where each fact of its box comes from. To correct one: { $save },
    change the file, look at it with { $look }, and play with it by the same option.
help-rules = Search the rules by words or by number: { $examples }.
help-deck-format = The form in which it is written: { $formats }.
help-deck-file = A deck file: plain text, the list of a deck site, .o8d of OCTGN, or JSON of swdestinydb.
help-deck-check =
    Say whether the deck in a file may be played, and if not, which rules it breaks.

    A text file has the deck's name on its first line, the affiliation on the second, and then one objective set per line,
    by number or by the name of its objective, with 2x before it for two copies. Everything after # is a comment.
help-any-deck = The id of a starter deck, or a deck file.
help-deck-show = Show a deck as a deck file: a good beginning for one of your own. It is read in whatever language it is written.
terminal-puzzle-solved = Solved.
terminal-puzzle-failed = The goal can no longer be reached.
terminal-puzzle-easy = easy
terminal-puzzle-medium = medium
terminal-puzzle-hard = hard
help-arena =
    Let bots play paired games: each deal twice, with the bots changed over. Shares have 95 % Wilson intervals.

    In a game for a team, each deal is played by a team of each bot.
help-bots = Two bots or more: { $examples }.
help-pairs-of-games = How many pairs of games for each pairing of decks.
help-first-seed = The seed of the first pair.
help-two-decks = Two decks with a comma between; without it, every pairing.
help-processes = How many processes; 0: one for each core.
help-json = Write every result to this file.
help-picture = Draw the results to this file ({ $kinds }).
help-bench = Measure the speed of random play, copies and replays, beside other libraries in the same run.
help-version = Say which version this is, and whether its engine is compiled.
help-bench-history = Keep the figures in this file, and draw all that are kept there.
help-bench-games = How many games for each pairing of decks.
help-bench-rounds = How often everything is measured; the fastest round counts.
help-bench-peers = Measure other libraries too, where they are installed.

# The frame of every help.

help-usage = Usage:
help-any-options = [OPTIONS]
help-any-command = COMMAND [ARGUMENTS]...
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-required = [required]
help-default = [default: { $value }]
help-aborted = Ended.
help-help = Show this help and end.
help-kind-text = text
help-kind-number = number
help-kind-switch = switch
help-kind-file = file
help-name-game = game
help-name-words = words
help-name-file = file
help-name-deck = deck
help-name-bots = bots
help-name-puzzle = puzzle
terminal-column-set = Set
terminal-column-cards = Cards
terminal-column-playing = Of these, play
terminal-facts-only = (facts only: it does not play yet)
terminal-facts-read = { $set }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
help-facts = Bring the printed facts of cards into the project.
help-facts-import =
    Check the published facts in a file and write them into the folders of their sets.

    Whatever nobody understands is refused, with the name of the card: a keyword, a trait, a thing to attach to, an id that stands twice, a squad or an objective set that is not whole.
help-facts-file = A file of facts: JSON, one object for each card.
help-facts-check = Only check; write nothing.
help-published = Search every published card, also those of which there are the facts only.
help-sets = List the sets, how many cards each has, and how many of them play.

# Looking after a server

help-admin = Look after a server: who and what is there, ending a table, banning, backups. Servers may run meanwhile.
help-admin-status = Who and what is there: numbers, and the tables that are not over.
help-admin-end = End a table; nobody wins it.
help-admin-ban = Serve somebody no more: an account by its login, a guest by his id, addresses by their network.
help-admin-unban = Serve somebody again.
help-admin-bans = Whom this server does not serve.
help-admin-backup = Write everything into one file, while servers run. Whoever can read it can read everything.
help-admin-restore = Replace everything by what a backup has, while servers run; also from another kind of database.
help-admin-migrate = Bring the database to this version.
help-who = A login, the id of a guest, or a network such as 192.0.2.0/24.
help-name-who = WHO
help-backup-file = The file of the backup.
help-name-table = TABLE
help-table-id = The id of a table, as in its address.
help-why = Why, for those who run the server.
help-sure = Everything that is there now is lost.
terminal-ended = The table { $table } has ended.
terminal-banned = { $who } is not served any more ({ $id }).
terminal-unbanned = { $who } is served again.
terminal-backed-up = { $rows } rows are written into { $file }.
terminal-restored = { $rows } rows are put back from { $file }.
terminal-migrated = The database has version { $version }.
terminal-admin-servers = Servers
terminal-admin-accounts = Accounts
terminal-admin-guests = Guests
terminal-admin-here-today = Visitors of the last 24 hours
terminal-admin-sessions = Sessions
terminal-admin-playing = Tables being played
terminal-admin-waiting = Tables that wait for players
terminal-admin-over = Tables that are over
terminal-admin-choices-today = Choices of the last 24 hours
terminal-admin-reports = Reports
terminal-admin-bans = Bans
