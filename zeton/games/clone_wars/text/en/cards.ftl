# How a component's sentences are put together from what the component file declares.

type-assault = Exhaust in an attack on your planet: +1 success. Never together with stealth.
type-stealth = Exhaust in an attack on your planet: +1 success. Never together with assault.
type-armor = Exhaust as a Jedi on your planet is damaged: 1 damage less.
type-transport = Exhaust as a Jedi flies from your planet: up to two lanes. One per flight.

ally-send = Discard: move 1 Jedi to any planet; none that is in the middle of an action.
ally-successes = Discard during an attack or attempt on your planet, if that is a mission planet: +{ $number } successes.
ally-actions = Discard in any action step: the active player has { $number } more actions.
ally-strike = Discard: { $number } damage to enemies on your planet, added to what the action under way deals there.
ally-supply = Discard: 1 Jedi draws { $number }.
ally-break-blockade = Discard: { $number } blockade off any planet.
ally-look = Discard: look at the top { $number } invasion cards, put them back in any order. Not during an invasion.
ally-shield = Discard as a Jedi on your planet is damaged: no damage this time.
ally-sabotage = Discard: up to { $number } droids off 1 planet without a blockade.

free-attack = Free action: attack; your cards other than allies count as { $type }, helpers add only { $type }.
free-bombard = Free action: exhaust up to { $number } cards; each is 1 damage on your planet or next to it.
free-draw-and-discard = Free action: draw { $number }, then discard { $second }.
free-bring = Free action: move any 1 Jedi to another Jedi's planet.
free-herd = Free action: up to { $number } droids move 1 lane each, into or out of your planet; never more than { $limit } on a planet, never from a blockade.
free-lead = Free action: up to { $number } Jedi on your planet move to one adjacent planet.
free-exchange = Free action: draw { $second }; then you and 1 Jedi on your planet may give each other up to { $number } cards.

invasion-planet = 1 droid on { $planet }.
invasion-token = 1 droid on the planet of the { $token } token.

mission-on = On { $planet }.
when-drawn = When drawn: { $effect }
when-completed = When completed: { $effect }

sheet-setup = Setup: { $effect }
sheet-finale = Finale: { $effect }
sheet-turn = Every turn: { $effect }
sheet-removed = When removed: { $effect }
sheet-last-enemy = { $villain } takes damage only as the last enemy on the planet.
sheet-no-health = Cannot be removed.

number-per-enemy = { $number } per enemy there ({ $most ->
    [0] any number
   *[other] at most { $most }
})

if-on-board = On the board: { $effect }
if-off-board = Off the board: { $effect }
if-on-a-mission-planet = On a mission planet: { $effect }
if-all-on-board = All villains on the board: { $effect }

who-active = The active Jedi: { $effect }.
who-all = Each Jedi: { $effect }.
who-here = Each Jedi here: { $effect }.
who-here-or-adjacent = Each Jedi here or next to it: { $effect }.
who-villain = Each Jedi on the villain's planet: { $effect }.
who-adjacent-to-villain = Each Jedi next to the villain's planet: { $effect }.
who-villain-or-adjacent = Each Jedi on the villain's planet or next to it: { $effect }.
who-top-planet = Each Jedi on the top planet: { $effect }.
who-with-enemies = Each Jedi on a planet with enemies: { $effect }.
who-with-villains = Each Jedi on a planet with villains: { $effect }.

each-damage = { $number } damage
each-exhaust = exhaust { $number }
each-draw = draw { $number }
each-ready = ready up to { $number }
each-move = may move to { $where }
cancelled-by = One of them may exhaust 1 { $type } to cancel that for all.

where-here = here
where-here-and-adjacent = here and each adjacent planet
where-villain = the villain's planet
where-villain-or-adjacent = the villain's planet and those next to it
where-villains = each planet with a villain
where-top = the top planet
where-any = any planet
where-adjacent = an adjacent planet
where-off-the-board = the box

villain-this = the villain
villain-all = every villain
villain-missing = every villain off the board
villain-first-missing = the first villain off the board

effect-droids = { $number } droid: { $where }.
effect-droids-up-to-limit = Up to { $number } droids, never more than { $limit } on a planet: { $where }.
effect-spread-droids = 1 droid on each of { $number } planets the active player chooses: { $where }.
effect-clear-droids = All droids removed: { $where }.
effect-blockade = { $number } blockade: { $where }.
effect-take = The active Jedi takes { $cards } from the squad deck or discard pile, unless somebody has it.
effect-look = The active player looks at the top { $number } invasion cards and puts them back in any order.
effect-place = { $villain } → { $where }.
effect-advance = { $villain } moves { $number } toward the nearest { $toward ->
    [jedi] Jedi
   *[other] mission planet
}.
effect-retire = { $villain } leaves the game.
effect-tokens = Both mission tokens → { $where }.
effect-threat = Threat +{ $number }.
effect-strength = Strength { $sign ->
    [minus] −
   *[other] +
}{ $number }{ $overflow ->
    [yes] { "" }; at the top, threat +1 instead
   *[no] { "" }
}.
effect-reveal-invasion = Reveal { $number } invasion card: 1 droid on its planet.
effect-advance-invasion-marker = Invasion marker +1 space; at the end of the track, threat +1 instead.
effect-besiege = The bottom invasion card's planet: droids until it has { $limit }.
effect-recycle-invasion = Shuffle the invasion discard pile, that card too; it goes on top of the deck.
effect-win = The players win.

fact-type = Type
fact-threshold = Threshold
fact-symbols = Symbols
fact-damage = Damage
fact-health = Health
fact-polish = Polish name
fact-provenance = Where its facts come from
