# What is wrong with a deck or a position of this game.

what-warlord = warlord
what-planet = planet

error-few-lines = { $file } has { $count ->
    [0] no line
    [one] one line
   *[other] { $count } lines
} of a deck. The first line is its name, the second its warlord, and each other one a card such as “3x { $example }”.
error-one-warlord = { $file }: a deck has one warlord (DB1); { $count ->
    [0] this has none.
   *[other] this has { $had }.
}
error-begins-with-warlord = A deck begins with its warlord, not with a card (DB1).
error-no-warlord = { $printed } is not a warlord ({ $rule }).
error-deck-entry = A deck has ids of cards, each with a whole number of copies, not { $given }.
error-no-copy = { $copies } copies of { $printed }: a deck has at least one of each card it lists.

error-tokens = A player has at most ten tokens “{ $printed }” in play (R19.6).
error-out-of-play = A card out of play is only a title (R3.2); this is { $given }.
error-warlords = “{ $name }” has { $named }: a player has one warlord, in one place (R2.1).
error-warlord-there = { $printed } at place { $place } of the row
error-planet-twice = { $planet } is in two places.
error-row-is-full = The row has { $most } places; none is left for { $planet }.
error-battle-phase = A battle is fought in the combat phase, not in the phase “{ $phase }”.
error-battle-nowhere = No planet is face up at place { $place } of the row: no battle is fought there.
error-nobody-fights = No battle begins at place { $place } of the row: it is not the first planet, and no warlord is there (R8.3, R8.4).
error-deploy-turn-phase = “{ $name }” belongs to the deploy phase, not to the phase “{ $phase }” (R6.2).
error-turn-of-who-passed = “{ $player }” has passed, and takes no deploy turn in this phase any more (R6.4).
error-round-of-no-battle = There is no battle, and only battles have combat rounds (R9.14): name the place of the battle with “{ $name }”.
error-planet-is-title = A planet is its title, not { $given }.
error-no-place = A place in the row is a number from 1 to { $most }, not { $given }.
error-units-at-planets = “{ $name }” is an object, with a place in the row and the list of units there, not { $given }.

# What holds of every table

error-law-types = Every card lies where cards of its type can.
error-law-owners = Out of play a card lies with its owner.
error-law-warlord = Each player has one warlord, and it is in play.
error-law-units = Units are in an HQ or at a planet that is face up.
error-law-unique = A player has a unique card in play only once.
error-law-relics = A player controls one Relic at most.
error-law-attachments = An attachment is on something it can be attached to.
error-law-health = With as much damage as HP no unit stays in play.
error-law-damage = Damage lies on units, and on supports that can take some: on these always less than makes them leave play.
error-law-out-of-play = Nothing lies on a card out of play, nor is it exhausted.
error-law-bloodied = Only warlords are bloodied.
error-law-attached = Only attachments are attached to something.
error-law-stored = Resources lie only on cards that say so, and no more than they say.
error-law-row = The row begins at the first planet token, has no gaps, and ends at position 7.
error-law-face-up = Five planets are face up from the first planet token on; fewer at the end of the row, and until the next one is revealed.
error-law-first-planet = The first planet is gone from the end of its battle to step 4.2 of the headquarters phase, and at no other time.
error-law-rounds = The first planet token is as far as the round, and from step 4.2 on one planet further.
error-law-planets-fought-over = One planet leaves the row in each round.
error-law-warlords-at-home = Warlords are at planets from the moment they commit to the end of the combat phase.
error-law-won = Three planets that share an icon have won the game.
error-law-lost = Whoever has no card in his deck has lost.
error-law-captor = The last captor is somebody who has a planet in his victory display.
error-law-numbers = Resources, dials and rounds are counted from 0, dials to 5 and rounds to 7.
error-law-phases = The phase is the one that is being played, and battles are fought in the combat phase.

# Who breaks that

error-has-warlords = “{ $player }” has { $count } warlords.
error-is-at-place = { $who } is at place { $place } of the row.
error-has-relics = “{ $player }” controls { $relics }.
error-is-bloodied = { $who } is bloodied.
error-stores = { $who } has { $count } resources on it, of { $most }.
error-row-empty = No planet lies in the row.
error-row = The planets are at { $places }, and the first planet token at { $first }.
error-row-ends = The first planet token is at { $first }, and the last planet at { $last }.
error-face-up = { $count } planets are face up.
error-first-planet-gone = No planet is face up at place { $place } in the phase “{ $phase }”.
error-first-planet-still-there = The planet at place { $place } has been fought over, and still lies there in the phase “{ $phase }”.
error-round-of-token = In round { $number } the first planet token is at place { $place }.
error-planets-gone = { $count } planets are captured or removed, where { $most } have been fought over.
error-away-from-hq = { $who } is at a planet in the phase “{ $phase }”.
error-captured-planets = “{ $player }” has captured { $count } planets with the same icon.
error-empty-deck = “{ $player }” has no card in the deck.
error-dials = The dials show { $given }.
error-captor-of-nothing = “{ $player }” is said to have captured a planet, and has none.
error-no-captor = Nobody is said to have captured a planet.
error-said-battle = A battle is said to be fought at place { $place }.
error-battle-initiative = The initiative of a battle at place { $place } is { $given }.
error-fact-squad = the signature squad has { $cards } cards, the warlord among them; it must have { $wanted }.
error-fact-no-warlord = there is no warlord { $squad } whose squad it could be in.
