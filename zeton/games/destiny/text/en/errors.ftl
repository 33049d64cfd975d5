# What is wrong with a deck or a position of this game.

what-battlefield = battlefield
what-character = character
what-plot = plot
what-upgrade = upgrade
what-support = support
what-event = event

error-no-text-file = { $file } is not a text file: write a deck as plain text, one card on each line under its heading.
error-no-slots = { $file }: the JSON of a deck is an object with its cards in “{ $name }”, each by its code.
error-no-code = No card that plays has the code { $given }; their codes go from { $first } to { $last }.
error-bad-slot = The slot of { $code } is { $given }; it has “{ $name }”, a number from 1 to { $most }.
error-other-set = There is no set { $given }; there are { $known }.
error-wrong-section = { $printed } does not belong under “{ $type2 }”: its type is { $type }.
error-one-of-kind = { $file } has { $count } cards of the type { $type }, and a deck has one (R20.9, R22.1).
error-no-cards = { $file } has no cards: write headings such as “{ $type }” and “{ $type2 }”, and one card on each line under them.
error-deck-character = The characters of a deck are pairs of an id and a number of dice; this is { $given }.
error-deck-type = { $printed } is of the type { $type }, and here { $type2 } is wanted.

error-dice-in-pool = { $printed } has { $dice ->
    [one] one die
   *[other] { $dice } dice
}, and { $pool } are said to be in the pool.
error-not-before-setup = { $printed } cannot be so before setup: nothing has been played, rolled, exhausted or damaged yet (R2).
error-claimed-before-setup = Nobody has claimed the battlefield before setup (R2).
error-type = { $printed } is of the type { $type }, and here is wanted: { $wanted }.
error-no-side = The die of { $printed } has no side { $given }; it has { $sides }.

# What holds of every table

error-law-types = Every card lies where cards of its type can.
error-law-owners = Out of play a card lies with its owner.
error-law-dice = A character has one die, a unique one up to two; a card with a die has one.
error-law-stray-dice = A die is on its card or in a pool if the card is in play, else set aside.
error-law-faces = A die has six sides.
error-law-upgrades = An upgrade is on a character of its controller, and nothing else is.
error-law-stacked = A stacked card lies on an event that is set aside, one on each.
error-law-three-upgrades = A character has three upgrades at most.
error-law-unique = A player has a unique card in play only once.
error-law-battlefield = One battlefield is in use, and the other is set aside.
error-law-plot = A player has one plot at most.
error-law-health = A character whose damage reaches its health is defeated.
error-law-breaks = A support that breaks does so at once.
error-law-shields = Only characters have shields, and no more than three unless a card says so.
error-law-stored = Resources lie only on cards that say so.
error-law-out-of-play = Nothing lies on a card out of play, nor is it exhausted.
error-law-secret = Only hand cards are chosen in secret.
error-law-lost = Whoever has no character left has lost.
error-law-numbers = Resources, rounds and passes are counted from 0.
error-law-phases = The phase is the one that is being played.

# Who breaks that

error-owned-die = the die of { $printed } of “{ $player }”
error-has-dice = { $who } has { $count } dice.
error-with-other-player = { $who } is with the other player.
error-shows-side = { $who } shows side { $number }.
error-has-upgrades = { $who } has { $count } upgrades.
error-battlefields = { $count } battlefields are in use.
error-has-plots = “{ $player }” has { $count } plots.
error-has-shields = { $who } has { $count } shields of { $most }.
error-stores = { $who } has { $count } resources on it.
error-is-chosen = { $who } is chosen in secret.
error-no-characters = “{ $player }” has no character in play.
error-passes = { $count } players have passed in a row.
error-claimed = Seat { $number } has claimed the battlefield.
error-fact-side = { $given } is not a side of a die: the symbols are { $signs }.
error-fact-die = its die has { $sides } sides; a die has { $wanted }.
error-fact-reprint = it is said to be printed again from { $card }, and there is no such card.
