# What a caller did wrong (zeton/kernel/errors.py): sentences that say who, what, why, and what would have been right.

quoted = “{ $text }”
reason-with-rule = { $reason } ({ $rule })
list-cut = { $told } … and { $count } more
sentences-cut = { $told } … and { $count } more.

error-as-said = { $why }
error-at = { $where }: { $why }
error-line = { $file }, line { $number }
error-numbered = { $printed } ({ $number })
error-how-to-install = In the folder of the project, run: { $command }
error-system = { $code ->
    [ENOENT] There is no such file or folder.
    [EACCES] Permission is denied.
    [EPERM] Permission is denied.
    [EISDIR] It is a folder.
    [ENOTDIR] A part of its path is not a folder.
    [EEXIST] It is there already.
    [ENOSPC] There is no space left.
    [EROFS] Nothing can be written there.
    [ENAMETOOLONG] Its name is too long.
    [EADDRNOTAVAIL] This machine has no such address.
   *[other] { $said }
}

# Names

error-no-such = There is no { $what } { $name }. { $hint }
error-hint-close = Did you mean { $names }?
error-hint-all = { $count ->
    [0] There is none at all.
    [one] There is only { $names }.
   *[other] There are: { $names }.
}
error-hint-none = Nothing is spelt like it.
error-hint-example = Its name is needed, such as { $example }.
error-several-names = { $name } could be any of these: { $names }. Say which one, by its English name.
error-several-cards = { $name } could be any of these: { $names }.
error-no-card-here = You see no card { $name } on this table; write a number after a # sign, or a title.

what-bot = bot
what-card = card
what-card-in-sight = card in sight
what-deck-format = form of a deck
what-entry = entry
what-game = game
what-language = language
what-option = option
what-puzzle = puzzle
what-setting = setting
what-format = format
what-starter-deck = starter deck
what-starter-deck-or-file = starter deck or file
what-value = value

# What values are

wanted-text = a text
wanted-line = one line of text
wanted-object = an object
wanted-list = a list
wanted-tuple = a tuple
wanted-number = a number
wanted-whole-number = a whole number
wanted-true-or-false = true or false
wanted-yes-or-no = yes or no
wanted-str = a text
wanted-int = a whole number
wanted-float = a number
wanted-bool = true or false
wanted-array = a list
wanted-null = nothing
wanted-networks = networks or addresses such as 10.0.0.0/8, 192.168.1.7

error-entry-kind = “{ $name }” is { $wanted }, not { $given }.
error-entry-number = “{ $name }” is a number from { $least } to { $most }, not { $given }.
error-entry-one-of = “{ $name }” is { $wanted }, not { $given }.
error-in-entry = In “{ $name }”: { $why }
error-above-zero = “{ $name }” is a number above 0, not { $given }.

# Choices

error-game-over = Nothing is to be decided in this game of { $game }: it is over.
error-stale = This answers decision { $given }, but seat { $seat } is at decision { $number }.
error-not-an-option = { $given } is not an option: decision { $number } ({ $asked }) of seat { $seat } has { $listed }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
error-neither-option-nor-index = { $given } is neither an option nor the number of one.
error-no-option-number = There is no option { $given }: decision { $number } ({ $asked }) of seat { $seat } has the options 0 to { $last }.
error-not-an-option-at-all = Words are for an option, not for { $given }.
error-no-option-of-this-match = { $given } is not an option of this match: its cards are numbered 1 to { $last }.
error-not-a-match = Cards are named by the match they are in, not by { $given }.
error-not-chance = Cards are dealt anew by a { $wanted }, not by { $given }.
error-not-said = What was said of cards already is a dictionary, not { $given }.
error-no-entry-of-the-log = The log is read from entry 0 or a later one on, not from { $given }.
error-no-card-number = There is no card { $given }: cards are numbered 1 to { $last }.
error-no-seat = There is no seat { $given }: seats are numbered { $first } to { $last }.
error-chance-has-spoken = That cannot be taken back: cards were shuffled or drawn by chance since.
error-cards-were-seen = That cannot be taken back: hidden cards have been seen since.

# Setting up

error-seats = { $game } is for { $least } to { $most } seats, not for { $given }.
error-two-seats = { $game } is for two seats, not for { $given }.
error-two-decks = { $game } needs two decks, such as { $example }.
error-no-decks = { $game } is played without decks of one’s own.
error-option-kind = The option “{ $name }” is { $wanted }, not { $given }.
error-format-day = A day is written like 2017-04-12, behind the name of the format (“{ $name }”), not { $given }.
error-format-before = On { $given } nothing of the format “{ $name }” was in force: what is known of it begins on { $first }.
error-pool-too-small = No legal deck can be drawn from these sets: allow more of them.
error-option-form = An option is written name=value, not { $given }.
error-bad-seed = A seed is a whole number of at most { $digits } digits, not { $given }.
error-no-opponent = No starter deck can be played against { $deck }.

# Records

error-history-line = Line { $number } of { $file } is not a result of “{ $command }”: take that line out, or name another file.
error-determinized = A match that was dealt anew has no record: no seed has dealt its cards.
error-chance-is-asked = Chance is being asked: cards are dealt anew where a player is to choose.
error-no-record = A record is an object with { $wanted }; this is { $given }.
error-record-entries = A record has { $wanted }; this one has { $count ->
    [0] nothing
   *[other] { $given }
}.
error-record-format = The record has format { $given }; this version reads format { $wanted }.
error-record-part = “{ $name }” of a record is { $wanted }, not { $given }.
error-record-seed = The record has no seed. { $why }
error-record-of-no-game = The record is of no game. { $why }
error-bad-upto = How many choices of the record are made is a number from 0 up, not { $given }.
error-other-rules = This game of { $game } was played by version { $given } of its rules, and this is version “{ $version }”: the same choices would be another game. It can be replayed by the Żeton it was played with.
error-record-choice = Choice { $number } of the record cannot be made. { $why }
error-record-forced-choice = Choice { $number } of the record is { $given }, but only { $right } is possible there.
error-record-no-choice = Choice { $number } of the record is { $given }; a choice is a verb and three numbers: card, target, number.
error-record-setup = The set-up of a record of { $game } has a list of decks and an object of options, or seats, not { $given }.
error-record-path = The set-up of a record holds the content of “{ $name }”, not a path: { $given }.
error-record-position-alone = A record that begins at a position has nothing else in its set-up, not { $given }.
error-record-position = The position of the record cannot be. { $why }
error-record-cannot-be-set-up = The game of the record cannot be set up. { $why }

# Decks

error-illegal-deck = The deck { $deck } may not be played. { $broken }
error-no-deck = A deck is the id of a starter deck, a deck, or its data; this is { $given }.
error-deck-data = The data of a deck is its { $wanted }; { $count ->
    [0] this has nothing.
   *[other] this has { $given }.
}
error-deck-part = “{ $name }” of a deck is { $wanted }, not { $given }.
error-no-such-change = A deck of this game has no { $given }; it has { $known }.
error-bad-change = A change names something, and how many there are to be, 0 to { $most }, not { $given }.
error-no-deck-text = A deck is read from the text of a file with a name, not from { $given } of { $name }.
error-no-text-file-or-octgn = { $file } is not a text file: write a deck as plain text, or give an .o8d file of OCTGN.
error-long-line = Line { $line } has { $length } characters; a line of a deck has at most { $most }.
error-copies = { $given } copies are named; a line has from 1 to { $most }, as in “{ $example }”.
error-no-xml = This is not well-formed XML; save the deck from OCTGN again.
error-octgn-doctype = There is a document type; an .o8d file has none, and it could hide other files in it.
error-octgn-root = This is { $given }; an .o8d file begins with { $wanted }.
error-octgn-game = This is a deck of another game ({ $given }); { $game } is { $wanted }.
error-octgn-title = A card has no title; OCTGN writes it between { $begin } and { $end }.

# Positions

error-no-position-now = This moment of { $game } cannot be written as a position: something is half done, or remembered, that a position does not say. The beginning of a turn, of a phase or of an action can be.
error-position-is-json = A position is plain JSON.
error-no-card-spec = A card is its title, or an object with “{ $entry }” and its state; this is { $given }.
error-wrong-type = { $printed } cannot be in “{ $name }”: its type is { $type }, and what may be there is: { $wanted }.
error-impossible-position = This position cannot exist. { $broken }
error-breach = { $who } { $law }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
error-law-one-place = Every piece is in exactly one place.
error-in-places = { $who } lies in { $count } places.
error-said-elsewhere = { $who } is said to lie elsewhere than it does.
error-lies-in = { $who } lies in “{ $zone }”, and is of the type { $type }.
error-marked-in = { $who } lies in “{ $zone }”.
error-in-foreign-pile = { $who } lies in “{ $zone }” of the other player.
error-lies-on = { $who } lies on { $host }.
error-no-card = no card
error-times-in-play = { $who } is { $count } times in play.
error-has-damage-of = { $who } has { $damage } damage of { $most }.
error-owned = { $printed } of “{ $player }”
error-resources = The resources are { $given }.
error-this-round = This is round { $number }.
error-said-phase = The phase is said to be { $given }.

# Bots

error-no-hints = The bot “{ $bot }” gives no hints: it has no method { $method }.
error-no-bot-file = There is no bot { $bot }: there is no file { $file }. Write { $example }.
error-bot-setting = A setting of the bot “{ $bot }” is written as in { $example }, not { $given }.
error-bot-is-not-made = The bot “{ $bot }” cannot be made with { $given }: what makes it takes { $takes }.
error-makes-no-bot = “{ $bot }” makes no bot but { $made }: a bot has a method { $method }.
error-of-bot = The bot “{ $bot }”: { $why }
error-two-bots-two-seats = Two bots meet at two seats, not at { $given }: in { $game }, seats play against each other.
error-two-bots = An arena needs two bots or more, not only “{ $bot }”. Try: { $example }

# Files

error-no-file = There is no file { $file }.
error-cannot-read = { $file } cannot be read. { $why }
error-cannot-write = { $file } cannot be written. { $why }
error-file-is-there = { $file } is there already; name another file.
error-no-json = { $file } is not JSON{ $line ->
    [0] .
   *[other] ; look at line { $line }.
}
error-not-json = This is not JSON.
error-no-utf-8 = { $file } is not text in UTF-8: save the deck as UTF-8.
error-no-saved-game = { $file } is not a saved game.
error-no-file-of-game = { $game } has no component file.
error-no-picture = { $file }: a picture is a file that ends in { $endings }.
error-picture-needs = A picture needs { $package }. { $how }

# The server

error-server-needs = The server needs more packages ({ $package }). { $how }
error-terminal-needs = The command line needs more packages ({ $package }). { $how }
error-served-already = The tables in { $folder } are served already; name another folder with { $switch } or { $variable }.
error-served-already-at = The tables in { $folder } are served already at { $address }; name another folder with { $switch } or { $variable }.
error-file-served-already = The tables in { $file } are served already, by a server with another folder: a file belongs to one server. Name another file with { $variable }, or let several servers share a PostgreSQL ({ $variable }) and a Redis ({ $redis }).
error-folder-cannot-be-written = The folder { $folder } cannot be written. { $why } Name another folder with { $switch } or { $variable }.
error-no-port = There is no port { $port }: ports are numbered 1 to { $last }.
error-no-network-address = There is no network address { $host } here: { $why }
error-port-cannot-be-used = Port { $port } of { $host } cannot be used. { $why }
error-workers-share = { $workers } processes cannot share what belongs to one: several need PostgreSQL and Redis ({ $variables }). One process needs neither.
error-port-is-taken = Port { $port } of { $host } is taken by another program; name a free one with { $switch } or { $variable }.
error-ports-are-taken = The ports { $first } to { $last } of { $host } are all taken by other programs; name a free one with { $switch } or { $variable }.
error-no-database-address = { $given } is not an address of a database; one is { $example }.
error-no-key = The key in { $file } can neither be read nor made. { $why } Name one in { $variable }.
error-short-key = The key in { $where } has { $length } characters: it must have at least { $least }, or others could guess it. If it is damaged, put it back from a backup; without the file a new key is made, and everybody is signed out.
error-no-table = There is no table { $table }.
error-table-is-over = The table { $table } is over already.
error-not-banned = { $who } is not banned.
error-nobody = { $who } is neither a login, nor the id of a visitor, nor a network such as { $example }.
error-no-backup = { $file } is not a backup. { $why }
error-other-backup = { $file } is a backup of version { $given }, and the database has version { $wanted }: restore it with the program of that time, then migrate.
error-not-sure = This replaces everything that is there; say so with { $switch }.
error-in-file = In { $file }: { $why }
error-no-settings-file = { $file } is not a settings file: each line is written as name = value, as in TOML. { $why }
error-newer-database = The database { $database } is of a newer version ({ $versions }): bring this program up to date, too.
error-database-cannot-be-used = The database { $database } cannot be used: { $why }
error-no-redis-address = { $given } is not an address of a Redis; one is { $example }.
error-redis-cannot-be-used = The Redis at { $redis } cannot be used: { $why }.
error-redis-needed = A worker takes its work from a Redis: name the one of your servers by { $option } { $example }, or in { $variable }.
error-other-version = This worker is of version { $own }, and the servers at this Redis are of another one ({ $servers }): start a worker of the same version as a server.

# The command line

what-command = command
error-misuse = { $why } Help: { $help }
error-missing-argument = “{ $name }” is missing.
error-bad-value = The value of { $name } must be { $wanted }.
error-kind-number = a whole number from { $least } up
error-kind-any-number = a whole number
error-kind-text = a text
error-kind-file = a file
error-kind-switch = a switch
error-option-needs-value = A value belongs after { $name }.
error-option-takes-no-value = No value belongs after { $name }.
error-too-many-arguments = These are too many arguments: { $given }.

# The laboratory

error-laboratory-needs = The laboratory needs more packages ({ $package }). { $how }
error-no-parquet = { $file }: results go to a file that ends in { $ending }.
error-no-results = { $file } holds no results of a simulation; name another file.
error-other-simulation = { $file } holds another simulation; these differ: { $differ }. Name another file.
error-no-cluster = No cluster is reached at { $address }: { $why } Begin one with: { $start }
error-bots-for-seats = There are { $seats } seats, and { $given } bots are named; name one for all, or one for each.
error-no-ladder = { $file } is not the file of a ladder; name another file.
error-same-bots = Both bots are “{ $bot }”: which is better says nothing; name two.
error-no-moments = { $file } holds no moments of games; name another file.

# Facts of cards

error-facts = { $count ->
    [one] One thing in these facts cannot be understood; nothing was written. { $problems }
   *[other] { $count } things in these facts cannot be understood; nothing was written. { $problems }{ $more ->
        [0] { "" }
       *[other] { " " }… and { $more } more.
    }
}
error-fact-file = { $file } is not a list of facts: it must be JSON, a list with one object for each card.
error-fact-game = The pieces of { $game } are no cards of sets: there are no facts to import.
error-fact-of-card = Card { $card } (number { $number }): { $why }
error-fact-entry = in { $name }: { $why }
error-fact-missing = the entry { $name } is missing.
error-fact-unread = nobody reads the entry { $name }.
error-fact-kind = that must be { $wanted }, not { $given }.
error-fact-twice = the id { $id } stands { $times } times; each card has its own.
what-ability = kind of ability
what-affiliation = affiliation
what-colour = colour
what-condition = condition
what-controller = controller
what-faction = faction
what-host = thing to attach to
what-icon = icon
what-keyword = keyword
what-loyalty = loyalty
what-permission = permission
what-rarity = rarity
what-set = set
what-side = side
what-subtype = subtype
what-trait = trait
what-type = type of card
error-facts-only = { $card } ({ $set }) cannot be played yet: only what is printed on it is known here, not what it does.
error-not-in-set = No card of { $set } that can be played is called { $name }.
