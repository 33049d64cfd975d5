# How a component's sentences are put together from what the component file declares: label · if, what happens. Every clause begins
# small; what comes to stand at the beginning of a line is written large by itself.

squad-assault = exhaust this card in an attack on your planet: +1 success. It never helps together with stealth cards.
squad-stealth = exhaust this card in an attack on your planet: +1 success. It never helps together with assault cards.
squad-armor = exhaust this card when a Jedi on your planet is about to be damaged: that Jedi takes 1 damage less.
squad-transport = exhaust this card when a Jedi flies from your planet: the flight may be up to two lanes long. Only one transport card is used for each flight.

ally-send = discard this card: move a Jedi who is not in the middle of an action to any planet.
ally-successes = discard this card during an attack or attempt on your planet, if it is a mission planet: +{ $number } { $number ->
    [one] success
   *[other] successes
}.
ally-actions = discard this card in any action step: the active player has { $number } more { $number ->
    [one] action
   *[other] actions
}.
ally-strike = discard this card: deal { $number } damage to enemies on your planet, together with what the action under way deals there.
ally-supply = discard this card: a Jedi of your choice draws { $number ->
    [one] a squad card
   *[other] { $number } squad cards
}.
ally-break-blockade = discard this card: remove { $number } { $number ->
    [one] blockade
   *[other] blockades
} from any planet.
ally-look = discard this card, but not during an invasion: { $number ->
    [one] look at the top invasion card
   *[other] look at the top { $number } invasion cards and put them back in any order
}.
ally-shield = discard this card when a Jedi on your planet is about to be damaged: there is no damage this time.
ally-sabotage = discard this card: remove { $number ->
    [one] a droid
   *[other] up to { $number } droids
} from a planet without a blockade.

free-attack = Free action · attack; your cards other than allies count as { $type }, and helpers may add only { $type } cards.
free-bombard = Free action · { $number ->
    [one] exhaust a card; it deals
   *[other] exhaust up to { $number } cards; each deals
} 1 damage on your planet or on one next to it.
free-draw-and-discard = Free action · draw { $number ->
    [one] a squad card
   *[other] { $number } squad cards
}, then discard { $second }.
free-bring = Free action · move a Jedi to the planet of another Jedi.
free-herd = Free action · move { $number ->
    [one] a droid along a lane
   *[other] up to { $number } droids along a lane each
}, into or out of your planet; no planet may then have more than { $limit }, and none leaves a planet with a blockade.
free-lead = Free action · up to { $number } Jedi on your planet move together to a planet next to it.
free-exchange = Free action · draw { $second ->
    [one] a squad card
   *[other] { $second } squad cards
}; then you and another Jedi on your planet may give each other { $number ->
    [one] a card
   *[other] up to { $number } cards
}.

invasion-planet = put 1 droid on { $planet }.
invasion-token = put 1 droid on the planet of the { $token } token.

mission-on = the mission is on { $planet }.
when-drawn = When drawn · { $effect }
when-completed = When completed · { $effect }

sheet-setup = Setup · { $effect }
sheet-finale = Finale · { $effect }
sheet-turn = Every turn · { $effect }
sheet-removed = When removed · { $effect }
sheet-last-enemy = { $villain } takes damage only as the last enemy on the planet.
sheet-no-health = the villain cannot be removed.

if-on-board = if the villain is on the board, { $effect }
if-off-board = if the villain is not on the board, { $effect }
if-on-a-mission-planet = if the villain is on a mission planet, { $effect }
if-all-on-board = if all villains are on the board, { $effect }

who-active = the active Jedi { $effect }.
who-all = each Jedi { $effect }.
who-here = each Jedi here { $effect }.
who-here-or-adjacent = each Jedi here or next to it { $effect }.
who-villain = each Jedi on the villain's planet { $effect }.
who-adjacent-to-villain = each Jedi next to the villain's planet { $effect }.
who-villain-or-adjacent = each Jedi on the villain's planet or next to it { $effect }.
who-top-planet = each Jedi on the top planet { $effect }.
who-with-enemies = each Jedi on a planet with enemies { $effect }.
who-with-villains = each Jedi on a planet with villains { $effect }.

# A number may also be the letter X; "for each enemy there" goes up to a limit, if there is one.
x-strength = X is the villain's strength.
each-damage = takes { $number } damage{ $per ->
    [enemies] { " " }for each enemy there{ $most ->
        [0] { "" }
       *[other] , but no more than { $most }
    }
   *[other] { "" }
}
each-exhaust = exhausts { $number ->
    [one] a card
   *[other] { $number } cards
}{ $per ->
    [enemies] { " " }for each enemy there{ $most ->
        [0] { "" }
       *[other] , but no more than { $most }
    }
   *[other] { "" }
}
each-draw = draws { $number ->
    [one] a squad card
   *[other] { $number } squad cards
}
each-ready = may ready { $number ->
    [one] a card
   *[other] up to { $number } cards
}
each-move = may move to { $where }
each-parts = { $first } and { $second }
each-rounds = { $first }; then each { $second }
cancelled-by = One of them may exhaust a { $type } card to cancel that for all.

where-here = here
where-here-and-adjacent = here and on each planet next to it
where-villain = on the villain's planet
where-villain-or-adjacent = among the villain's planet and those next to it
where-villains = on each planet with a villain
where-top = on the top planet
where-any = any planet
where-adjacent = a planet next to it
where-off-the-board = in the box

villain-this = the villain
villain-this-again = it
villain-all = every villain
villain-missing = every villain off the board
villain-first-missing = the first villain off the board

effect-droids = put { $number } { $number ->
    [one] droid
   *[other] droids
} { STARTS($where, like: "[a-z]") ->
    [yes] { $where }
   *[no] on { $where }
}.
effect-droids-up-to-limit = put { $number ->
    [one] 1 droid
   *[other] up to { $number } droids
} { STARTS($where, like: "[a-z]") ->
    [yes] { $where }
   *[no] on { $where }
}{ $number ->
    [one] { "" } unless { $limit } are there already
   *[other] { "" }, so that the planet has no more than { $limit }
}.
effect-spread-droids = the active player puts 1 droid on { $number ->
    [one] a planet
   *[other] each of { $number } planets
} of his choice { STARTS($where, like: "[a-z]") ->
    [yes] { $where }
   *[no] on { $where }
}.
effect-clear-droids = remove all droids { STARTS($where, like: "[a-z]") ->
    [yes] { $where }
   *[no] on { $where }
}.
effect-blockade = put { $number } { $number ->
    [one] blockade
   *[other] blockades
} { STARTS($where, like: "[a-z]") ->
    [yes] { $where }
   *[no] on { $where }
}.
effect-take = the active Jedi takes { STARTS($cards, like: ".*, ") ->
    [yes] these cards from the squad deck or the discard pile, except what somebody has already: { $cards }
   *[no] { $cards } from the squad deck or the discard pile, unless somebody has that card already
}.
effect-look = the active player { $number ->
    [one] looks at the top invasion card
   *[other] looks at the top { $number } invasion cards and puts them back in any order
}.
effect-place = { $villain } appears { STARTS($where, like: "[a-z]") ->
    [yes] { $where }
   *[no] on { $where }
}.
effect-advance = { $villain } moves { $number ->
    [one] 1 planet
   *[other] { $number } planets
} toward the nearest { $toward ->
    [jedi] Jedi
   *[other] mission planet
}.
effect-retire = { $villain } leaves the game.
effect-tokens = put both mission tokens { STARTS($where, like: "[a-z]") ->
    [yes] { $where }
   *[no] on { $where }
}.
effect-threat = the threat rises by { $number }.
effect-strength = the villain's strength { $sign ->
    [minus] falls
   *[other] rises
} by { $number }{ $overflow ->
    [yes] { "" }; if it is at the top already, the threat rises by 1 instead
   *[no] { "" }
}.
effect-reveal-invasion = reveal { $number ->
    [one] an invasion card
   *[other] { $number } invasion cards
} and put 1 droid on { $number ->
    [one] its planet
   *[other] the planet of each
}.
effect-advance-invasion-marker = move the invasion marker by 1 space; if it is at the end of the track already, the threat rises by 1 instead.
effect-besiege = fill the planet of the bottom invasion card with droids until it has { $limit }.
effect-recycle-invasion = shuffle the invasion discard pile together with that card, and put it on top of the deck.
effect-win = the players win.

fact-type = Type
fact-threshold = Threshold
fact-symbols = Symbols
fact-damage = Damage
fact-health = Health
fact-rulebook = From the rulebook
fact-public = From public sources
fact-reconstructed = Reconstructed by us
fact-noted = As noted in the file
