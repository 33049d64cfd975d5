# What is wrong with a set-up, a component file or a position of this game.

what-planet = planet
what-villain = villain
what-villain-in-this-game = villain in this game
what-jedi = Jedi
what-difficulty = difficulty
what-mission = mission
what-finale-mission = mission of the finale
what-squad-card = squad card
what-invasion-card = invasion card
what-effect = effect
what-symbol = symbol
what-token = token
what-type-of-squad-card = type of squad card
what-kind-of-invasion-card = kind of invasion card

error-missions = On this difficulty a game has { $least ->
    [0] { $most }
   *[other] { $least } to { $most }
} missions, not { $given } (R3.15).
error-list-of-jedi = “{ $name }” is a list of { $count } Jedi, such as { $example }, not { $given } (R3.12, R23.1).
error-jedi-twice = { $given } stands twice in “{ $name }”: a Jedi can be played only once (R3.12).
error-placed-already = { $card } lies elsewhere already: it is in the box { $count ->
    [one] only once
   *[other] only { $count } times
}.
error-players = “{ $name }” is a list of { $least } to { $most } Jedi, not { $given }.
error-solo = A solo game has { $least } Jedi, not { $count } (R23.1).
error-finale = In the finale all other missions are completed (R21.1).

# Component files

error-no-component-file = A component file is a JSON object.
error-no-components = “{ $name }” is a path or the content of a component file, not { $given }.
error-component = Component file, { $where }: { $why }
error-no-object = An object is needed, not { $given }.
error-missing = “{ $name }” is missing.
error-empty = “{ $name }” is empty.
error-entry-numbers = “{ $name }” is a list of numbers from { $least } to { $most }, not { $given }.
error-read-by-nobody = Nobody reads { $given }. { $why }
error-at-least = “{ $name }” needs { $least ->
    [one] an entry
   *[other] { $least } entries
} or more.
error-schema = “{ $name }” is { $given }; this version reads { $wanted }.
error-id-twice = The id { $given } stands twice in the file.
error-id-is-word = { $given } cannot be an id: it is a word of this file.
error-no-effect = An effect is an object with “{ $name }”, not { $given }.
error-no-part-of-effect = { $effect } has no { $given }; { $count ->
    [0] it has nothing but its name.
   *[other] it has { $parts }.
}
error-effect-needs = { $effect } needs “{ $name }”.
error-effect-needs-planet = { $effect } needs a planet, or a word for one; { $given } is none.
error-list-of-cards = “{ $name }” is a list of ids of squad cards, not { $given }.
error-list-of-rounds = “{ $name }” is a list of lists of effects, not { $given }.
error-no-mission = { $given } speaks of the planet of a mission, and this is no mission.
error-retires-elsewhere = Villains leave the game only by “{ $name }” of a sheet.
error-retires-whom = { $effect } names a villain by its id, and not { $villain }, whose sheet this is.
error-villain-not-in-game = { $villain } is not in this game; “{ $name }” has { $known }.
error-no-strength = This villain has no “{ $name }”.
error-too-early = { $effect } is not possible before there is an invasion deck, a mission or a Jedi (R3.6).
error-lane = A lane is a pair of two planets, not { $given }.
error-unreached-planet = No chain of lanes joins { $planet } to the other planets.
error-begins-nowhere = “{ $name }” does not say where { $villain } begins.
error-start-cards = “{ $name }” are numbers from 1 to { $most }, of the invasion cards that are drawn in set-up.
error-never-ends = No card of “{ $name }” advances the invasion marker: the game might never end (R14.6).
error-strengths = “{ $name }” has a number for each strength from 0 to { $most }.
error-no-reminder = Nobody reads “{ $name }” without the reminder marker: “{ $marker }” says that there is none (R14.1).
error-five-jedi = A game of { $most } needs { $most } Jedi and { $most } player aids.
error-no-faces = The die has no “{ $name }”.
error-too-many-pieces = { $count } pieces in one game are more than { $most }.
error-initial-droids = “{ $name }” are { $given }, but there are at most { $limit } on a planet and { $most } in all.
error-dealt-too-many = “{ $name }” are more than the limit of { $most }.
error-mission-planet-discarded = “{ $name }”: the cards of mission planets begin in the invasion discard pile.
error-few-invasion-cards = Set-up draws { $least } invasion cards, and there are { $count }.
error-counted = “{ $name }” says { $given }, but { $count } are in the file.
error-impossible-mission = Nobody can complete { $mission }: it needs { $needed }, and more than { $most } cannot be reached (R8.6).
error-unwinnable = Nobody can win: there are no “{ $missions }”, and removing { $villain } { $removable ->
    [yes] has no “{ $win }”
   *[no] is impossible without “{ $health }”
} (R22.2).

# What holds of every table

error-law-types = Every piece lies where pieces of its kind can.
error-law-jedi = Each player plays a Jedi of his own, a solo player two.
error-law-figures = A Jedi in play is on a planet, a villain on one or off the board, and nobody else is there.
error-law-enemies = Droids and blockades are on planets or in the supply.
error-law-droid-limit = A planet has no more droids than its limit.
error-law-squads = A squad has no more cards than the limit.
error-law-exhausted = Only cards of a squad are exhausted.
error-law-slots = A mission lies in each slot, each in one.
error-law-no-mission = Without any mission the finale has begun.
error-law-tokens = A token is on a planet or off the board.
error-law-finale = The sheet is turned when all missions are completed, and then come those of the finale.
error-law-tracks = The markers are on their tracks.
error-law-lost = At the end of the threat track the game is lost.
error-law-actions = Actions are left only in the action step, and no more than a turn has.
error-law-steps = The step is the one that is being taken.

# Who breaks that

error-no-planet = no planet
error-jedi-in-play = { $count } Jedi are in play.
error-played-times = { $who } is played { $count } times.
error-jedi-has-turn = Jedi { $number } has the turn.
error-jedi-acts = Jedi { $number } acts.
error-figure-at = { $who } is on { $where }.
error-played-by-nobody = { $who } is on the board, and nobody plays it.
error-off-the-board = { $who } is off the board.
error-counted-droids = There are { $count } droids on the board and { $left } in the supply, of { $most }.
error-counted-blockades = There are { $count } blockades on the board and { $left } in the supply, of { $most }.
error-droids-on = Droids are on { $where }.
error-blockades-on = Blockades are on { $where }.
error-crowded = { $where } has { $count } droids of { $most }.
error-large-squad = { $who } has { $count } squad cards of { $most }.
error-slots-hold = { $count ->
    [0] The slots hold nothing.
   *[other] The slots hold { $missions }.
}
error-no-mission-in-a-slot = No mission lies in a slot.
error-token-on = The token “{ $token }” is on { $where }.
error-sheet-shows = The sheet shows { $finale ->
    [yes] the finale.
   *[no] its front.
}
error-still-to-be-completed = In the finale, { $who } is still to be completed.
error-before-the-finale = Before the finale, { $who } is in play.
error-invasion-marker = The invasion marker is at { $number } of { $most }.
error-strength = The strength is { $number } of { $most }.
error-threat = The threat is { $number } of { $most }.
error-actions-left = { $count } actions are left of { $most }.
error-free-actions-left = { $count } free actions are left of { $most }.
error-said-step = The step is said to be { $given }.
error-this-turn = This is turn { $number }.
