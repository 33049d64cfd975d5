# What the laboratory says, at the terminal and in its reports.

# Simulations

terminal-simulate-of = Games of { $bot }: what the first deck won
terminal-simulate-team = Games of { $bot }
terminal-simulate-planned = { $all } games: { $deals } { $deals ->
    [one] deal
   *[other] deals
} for each of { $setups } { $by ->
    [decks] pairings of decks
   *[other] choices of options and seats
}.
terminal-simulate-known = { $known } of { $all } games have been played already.
terminal-simulate-stopped = Stopped: { $known } of { $all } games are kept in { $file }. The same command goes on from there.
terminal-simulate-written = { $games } { $games ->
    [one] game is
   *[other] games are
} in { $file }.

help-simulate =
    Play many games and keep what came of each: bots, decks, seed, winners, how it ended; the whole game with { $switch }.

    What is played depends on the seeds alone, not on how many processes play. Whatever was stopped goes on with the same command;
    with more games it plays only those that are missing.
help-seat-bots = One bot for all seats, or one for each: { $examples }.
help-results-file = Where the results go: a Parquet file.
help-deals = How many deals for each pairing of decks.
help-from-position = Begin every game at the position in this file.
help-with-records = Keep every game whole, so that it can be replayed.
help-cluster = Play on a Ray cluster: { $forms }. One begins with: { $start }

# Blunders

terminal-blunders-searching = searching
terminal-blunders-checking = playing out
terminal-no-blunders = The search has found no choice that gave much away.
terminal-blunder-where = Turn { $turn }, choice { $step } · { $who }
terminal-blunder-chosen = Chosen: { $option }
terminal-blunder-better = Better: { $line }
terminal-blunder-odds = The odds of winning fell from { $before } % to { $after } %.
terminal-blunder-confirmed = Played out { $games } times each: { $chosen } won after the choice, { $better } after the better one.
terminal-blunder-not-confirmed = Played out { $games } times each: { $chosen } won after the choice, { $better } after the other; these games do not bear the search out.

help-lab = The laboratory: how good decks are, what games were lost by, how strong bots are.
help-blunders =
    Search a saved game again, and say which choices cost most: what was chosen, what would have been better and how it would have gone
    on, the odds before and after. Both choices are played out, too, to see whether the search is right.
help-blunders-of = Only the choices of this seat (1, 2 …).
help-playouts = How many games are played out after each choice.

# The ladder

terminal-sprt-so-far = evidence { $evidence } of ±{ $bound }
terminal-sprt-better = { $new } is better than { $old }.
terminal-sprt-not-better = { $new } is not better than { $old }.
terminal-sprt-unknown = Whether { $new } is better than { $old } is not known yet: more deals are needed.
terminal-sprt-cost = It scored { $share } ({ $interval }) of { $games } games.

help-ladder = The ladder: bots measured on the same deals against { $baselines }, kept with the commit; and whether one is better than another.
help-ladder-climb = Measure a bot on the fixed deals of a game against every baseline, and keep what came of it.
help-ladder-show = Show the ladder of a game: Elo ratings, or the shares of games that teams have won, with their 95 % intervals.
help-ladder-better =
    Say whether the first bot is better than the second: deals are played both ways until it is known, and no longer (a sequential
    probability ratio test that is wrong in one case of twenty). If it is not known after the last deal, the exit code is 1.
help-ladder-file = The file results are kept in, one line for each.
help-ladder-deals = How many deals against each baseline, for each pairing of decks.
help-new-bot = The bot: { $examples }.
help-old-bot = The bot it is compared with: { $examples }.
help-name-new-bot = bot
help-name-old-bot = other
help-elo-no = So much Elo more is not yet better.
help-elo-yes = So much Elo more is better.
help-most-deals = The most deals that are played.

# Calibration

terminal-calibration = How sure the search may be
terminal-column-game = Game
terminal-column-moments = Moments
terminal-column-factor = Factor
terminal-column-offset = Offset
terminal-column-loss-before = Log-loss as said
terminal-column-loss-after = as told
terminal-picture-said = odds of winning told, %
terminal-picture-came = games won, %
terminal-picture-before = as the search says
terminal-picture-after = as it is told

help-calibrate =
    Measure how sure the search may be: what it expects at moments of games, beside what came of them. The factor by which its log-odds are
    multiplied makes its 60 % mean 60 %. Moments are kept, and a run goes on where the last one stopped.
help-calibrate-games = How many games of each kind there are to be; 0: only what is in the file.
help-moments-file = The file moments are kept in.
help-fits-file = Write what was fitted to this file.

# The deck lab

terminal-deck-so-far = { $share } ({ $interval })
terminal-deck-against = { $deck } against the field
terminal-deck-stopped = Stopped: the report is about the games that were played until then.
terminal-deck-stopped-early = Stopped before there was anything to tell.
terminal-report-written = The report is in { $file }.

help-lab-deck =
    Say how good a deck is: against every starter deck it may meet, and against its last version. The same deals are played in both
    seats, and by both versions, until it is known, and no longer. The report is one HTML file with pictures.
help-last-version = The deck as it was before, to be compared with.
help-who-plays = The bot that plays both sides: { $examples }.
help-report-file = Where the report goes.

report-title = { $deck } – { $game }
report-good = { $deck } is better than the field: it won { $share } % ({ $low }–{ $high } %) of { $games } games.
report-bad = { $deck } is worse than the field: it won { $share } % ({ $low }–{ $high } %) of { $games } games.
report-even = Whether { $deck } is better or worse than the field is not known: it won { $share } % ({ $low }–{ $high } %) of { $games } games.
report-better = It is better than its last version, which won { $share } % ({ $low }–{ $high } %) of the same { $games } deals.
report-worse = It is worse than its last version, which won { $share } % ({ $low }–{ $high } %) of the same { $games } deals.
report-same = Nothing tells it from its last version, which won { $share } % ({ $low }–{ $high } %) of the same { $games } deals.
report-quick-bot = quick bots
report-cost = It took { $games } games, played by { $bot } in { $seconds } s.
report-part-opponents = By opponent and seat
report-part-ends = How games were won and lost
report-part-curves = Turn by turn
report-part-cards = Card by card
report-part-hands = The first hand
report-part-cuts = What to cut
report-won = games won, % (95 % interval)
report-field = The field: every starter deck this one may meet. Each deal was played in both seats. A bar is what was won; the thin line on it is where the true share lies with 95 % certainty: the more games, the shorter.
report-means = The mean of each at the beginning of a turn, over the games that had come so far; it ends where half of the games were over.
report-seat = Seat { $number }
report-games = Games
report-won-by = Won: { $reason }
report-lost-by = Lost: { $reason }
report-turn = turn
report-ours = this deck
report-theirs = the opponent
report-measure-dial = Death Star dial
report-measure-objectives = Objectives destroyed
report-measure-units = Units
report-measure-planets = Planets
report-measure-hand = Cards in hand
report-measure-health = Health
report-measure-upgrades = Upgrades
report-measure-threat = Threat
report-card = Card
report-had = Won when drawn
report-played = when played
report-unseen = when never seen
report-in-hand = Won with it in a kept first hand
report-gain = Gain, points
report-interval = 95 % interval
report-shrinkage = The gain is the share of wins more when the card was drawn than when it was never seen. It is drawn toward nothing as if { $games } more games had gone like all others: a few games prove nothing. A card that was there in every game is compared with nothing: –.
report-no-mulligan = No first hand could be sent back.
report-kept = Hands that were kept won { $share } % ({ $low }–{ $high } %) of { $games } games.
report-sent-back = Hands that were sent back won { $share } % ({ $low }–{ $high } %) of { $games } games.
report-keep-for = Worth keeping a hand for: { $cards }.
report-keep-for-none = No card is proven to be worth keeping a hand for.
report-send-back-for = A first hand with these did worse: { $cards }.
report-cut = { $card }: { $gain } points
report-no-cuts = No card is proven to lose games.

# The field

terminal-field-picture = Games won, in per cent, with the 95 % interval
terminal-field-won = share of games won
terminal-field-of = { $games } games, played by { $bot } under version { $rules } of the rules. A row won so much against a column.
terminal-field-decks = Deck
terminal-field-by-difficulty = Level
terminal-field-by-villain = Villain
terminal-field-by-number = Jedi at the table
terminal-field-by-role = Jedi

help-field =
    Play every starter deck against every other; in a game for a team, every villain at every level with every number of Jedi. What came of it is
    written beside the data: a heat map with intervals, and a page.
help-field-deals = How many deals for each cell; 0: draw what is there.
help-field-folder = The folder for data, picture and page.
