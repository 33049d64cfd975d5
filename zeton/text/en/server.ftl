# What the server says when it does not do what it is asked for, and the few other words of its own.

guest-name = Guest { $number }
server-failed = The server failed; this is its own mistake.
page-description = Tabletop games by their exact rules, against bots and friends.
page-without-script = The tables need JavaScript: allow it for this page and load it again.
no-client = The table server is running
no-client-words = The browser client has not been built into this installation. The HTTP interface is described here:

refused-by-the-game = { $why }
refused-malformed = The request cannot be read.
refused-too-deep = The request is nested too deeply.
refused-no-message = This is not a message of the protocol: { $why }
refused-too-large = A message has at most { $bytes } bytes.
refused-request-too-large = The request is too large.
refused-no-address = There is nothing at this address.
refused-no-method = This cannot be asked of this address.
refused-other-site = This comes from a page of another site.
refused-too-many-requests = That was too much at once. Wait a moment.
refused-too-many-attempts = Too many attempts. Wait a minute.
refused-too-many-sockets = You have too many windows open at this table.
refused-too-many-hints = Too many hints. Think for a moment.

refused-no-cookie = Nobody knows you here yet: no visitor's cookie came with this. GET /api/me gives one.
refused-nameless = Only visitors with a name may talk.
refused-signed-in = You are signed in as { $login }. Sign out first.
refused-login-taken = Another account has this login.
refused-no-account = No account has this login and password.
refused-account-needed = Only an account can do this: a guest has no password, and would not find back.
refused-other-password = This is not the password of your account.
refused-unreadable-name = A name is made of letters and signs that can be seen, on one line.
refused-nothing-said = There is nothing to read in this.
refused-too-many-words = You say too much at once; wait a moment.
refused-damaged-table = What is kept of this table is damaged; it cannot be shown.
refused-database-away = The database is away for a moment. Nothing was changed; try again.
refused-ending = The server is about to end; another one answers in a moment.
refused-disk-full = The server has no room to keep anything more. Nothing was changed; whoever runs it has to make room.
refused-other-host = This server is not known by this name.
refused-banned = You are not served here.

refused-no-game = There is no game "{ $game }".
refused-no-lesson = There is no lesson for a game "{ $game }".
refused-no-file = The game "{ $game }" has no file "{ $option }".
refused-not-a-path = The option "{ $option }" is the content of a file, a JSON object, and not its path.
refused-no-such-option = There is no option "{ $option }". There are: { $options }.
refused-no-card = There is no card "{ $card }" in { $game }.
refused-no-deck = You have no deck with this id.
refused-other-game = The deck "{ $deck }" is for another game.
refused-too-many-decks = { $count } decks are the most that are kept.
refused-no-puzzle = There is no puzzle { $puzzle }.
refused-position-only = A game that begins at a position takes no decks and no options.
refused-position-seats = This position is for { $seats ->
    [one] one player
   *[other] { $seats } players
}: that many seats are needed.
refused-no-decks = { $game } is played without decks of one's own.
refused-text-or-deck = A deck is given either as a text or as its data.
refused-no-format = A deck of this game is not written as “{ $format }”; there is { $formats }.
refused-no-box = { $game } has no component file.
refused-no-version = The deck has no version with this number.
refused-not-shared = No deck is shared by this link; perhaps it no longer is.
refused-too-many-tables = You have { $count } unfinished tables. Finish some or resign.
refused-one-seat-only = You can take only one seat.
refused-bot-seat = A bot's seat names its bot, and no other seat does.
refused-no-bot = There is no bot "{ $bot }". There are: { $bots }.

refused-no-table = There is no such table. It may have been put away.
refused-table-closed = This table is not open to spectators.
refused-table-waits = The table still waits for its players.
refused-kept-elsewhere = Another server keeps this table and does not answer. Try again in a moment.
refused-tried-elsewhere = Another server plays the games of this deck and does not answer. Try again in a moment.
refused-not-restored = This table was laid with other rules and cannot be continued: { $why }
refused-seat-needed = Only those who sit at the table may do this.
refused-already-seated = You already sit at this table.
refused-no-free-seat = No seat at this table is free.
refused-no-invitation = This is not an invitation to a free seat at this table.
refused-not-the-host = Only whoever has laid the table may put it away.
refused-begun = The game has begun.
refused-dropped = The table has to be opened again. Connect anew.

refused-spectator = Spectators do not choose.
refused-not-asked = It is not you who is asked now.
refused-old-era = Choices have been taken back since then.
refused-old-question = This question is no longer open.
refused-no-option = This is not one of the options.
refused-other-table = This choice is for another table.
refused-game-over = The game is over.
refused-curtain = The table is about to change. Wait a moment.
refused-card-unknown = You do not know this card.
refused-no-hints = There are no hints where somebody plays against you.
refused-nothing-to-take-back = There is no choice of yours to take back.
refused-crosses-chance = Chance has spoken since that choice: taking it back would be a second draw.
refused-crosses-hidden = Something hidden has been seen since that choice: it cannot be unseen.
refused-nothing-to-agree-to = Nobody asks you to agree to anything.
refused-rematch-too-early = A rematch is for when the game is over.

refused-still-running = While a game is being played, only its players may look through it.
refused-no-step = There is no step { $step }: the steps are numbered 0 to { $last }.
refused-no-seat = There is no seat { $seat }.
refused-record-hidden = The record tells everything that is hidden. It can be had when the game is over.
refused-still-hidden = The game must be over first: playing on would tell what is hidden in it.

invalid-missing = The field "{ $name }" is missing.
invalid-extra = There is no field "{ $name }".
invalid-short = This is too short; at least { $number } belong there.
invalid-long = This is too long; at most { $number } are allowed.
invalid-least = This must be at least { $number }.
invalid-most = This must be at most { $number }.
invalid-form = This is not written as it has to be.
invalid-kind = This must be { $wanted }, not { $wanted2 }.
invalid-value = This is not one of the values it can have.
invalid-json = This is not JSON.
invalid-other = This is not as it has to be.
