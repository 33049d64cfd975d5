# What is wrong with a deck or a position of this game.

what-affiliation = affiliation
what-objective = objective
what-enemy-objective = enemy objective
what-unit = unit that could be there with the name
what-light-card = card of the light side
what-dark-card = card of the dark side

error-few-lines = { $file } has { $count ->
    [0] no line
    [one] one line
   *[other] { $count } lines
} of a deck. The first line is its name, the second its affiliation ({ $affiliations }), and each other one an objective set such as “2x { $example }”.
error-begins-with-affiliation = A deck begins with its affiliation, one of { $known }, not with a set.
error-no-set = No objective set { $given } can be played: there are sets { $known }.
error-set-by-other-card = { $given } is a card of a set, and a set goes by its objective: write { $objectives }.
error-one-affiliation = { $file }: a deck has one affiliation card, one of { $known }; { $count ->
    [0] this has none.
   *[other] this has { $had }.
}
error-whole-sets = { $file }: objective sets are used whole, each with its objective and five cards (R1.5). { $wrong }
error-missing-of-set = { $copies }x { $printed } is missing, of { $sets }.
error-of-no-set = { $copies }x { $printed } belongs to no set of the deck.
error-same-side = One deck of each side is needed, but { $decks } play { $side ->
    [light] the light side.
   *[dark] the dark side.
}

error-sides = “{ $name }” is each of { $sides } once, in the order of the seats, not { $given }.
error-no-affiliation = { $given } is not an affiliation of { $side ->
    [light] the light side.
   *[dark] the dark side.
} There are: { $known }.
error-captured-elsewhere = Cards are captured at objectives of the dark side, not at { $given } (R16.1).
error-engagement-phase = An engagement takes place in the conflict phase, not in the phase “{ $phase }”.
error-no-objective = An engagement needs “{ $name }”: the title of a current enemy objective (R6.3).
error-not-declared-yet = At the step { $step } of an engagement nobody is declared for “{ $name }” yet (R6.1).
error-no-attackers = An engagement is begun with one attacker or more: at { $step }, “{ $name }” names them, or they are gone (R6.4).
error-edge-and-step = Somebody has the edge after the edge battle and nobody before it (R7.10): the step is { $step }, and the edge is { $edge }.

# What holds of every table

error-law-types = Every card lies where cards of its type can.
error-law-sides = Each player has the cards of one side.
error-law-owners = Cards lie with their owners, and destroyed objectives in the opponent's victory pile.
error-law-control = Only an enhancement that is on no card may lie with somebody else than its owner.
error-law-affiliation = Each side has its affiliation card in play.
error-law-objectives = A player has three current objectives at most.
error-law-unique = A unique card is in play only once.
error-law-enhancements = An enhancement lies on what it enhances.
error-law-captured = Light side cards are captured, at dark side objectives.
error-law-attached = Only enhancements and captured cards are attached to something.
error-law-capacity = What has as much damage as its capacity is destroyed.
error-law-tokens = Damage and shields lie on units and objectives in play, focus tokens on cards in play.
error-law-dial-damage = The dial is damaged only in a game with Trench Run.
error-law-shields = A card has one shield at most, unless it is a Character.
error-law-force = A side has three Force cards, one for a unit that is committed.
error-law-engaged = An enemy objective is engaged, or by the light side the dial if Trench Run is in play.
error-law-engagement = An engagement takes place in the conflict phase.
error-law-attackers = Whoever engages an objective has a unit that can attack.
error-law-participants = Attackers are units of the player whose turn it is, defenders of the other.
error-law-edge = Somebody has the edge after the edge battle, and nobody before it.
error-law-won-by-objectives = With three destroyed objectives the light side has won.
error-law-dial = The dial begins at 0, and at 12 the dark side has won.
error-law-over = A card says that the game is over.
error-law-turns = The dark side has the turns 1, 3, 5 …, the light side the others.
error-law-phases = The phase is one of those of a turn.
error-law-first-turn = The dark side skips the conflict phase of its first turn; it has one from turn 3 on.

# Who breaks that

error-of-side = { $who } belongs to { $side ->
    [light] the light side
   *[dark] the dark side
}.
error-in-pile-of = { $who } lies in “{ $zone }” of { $side ->
    [light] the light side
   *[dark] the dark side
}.
error-affiliations = { $side ->
    [light] The light side
   *[dark] The dark side
} has { $count } affiliation cards.
error-current-objectives = { $side ->
    [light] The light side
   *[dark] The dark side
} has { $count } current objectives.
error-unit-cannot-enhance = { $who } is a unit, and cannot enhance { $host }.
error-captured-at = { $who } is captured at { $host }.
error-is-damaged = { $who } has damage.
error-is-shielded = { $who } has a shield.
error-is-focused = { $who } has a focus token.
error-dial-damage = The Death Star dial has { $damage } damage.
error-has-shields = { $who } has { $count } shields.
error-force-cards = { $side ->
    [light] The light side
   *[dark] The dark side
} has committed with { $count } Force cards.
error-is-committed = { $who } is committed to the Force.
error-engages-dial = { $side ->
    [light] The light side
   *[dark] The dark side
} engages the Death Star dial without { $run }.
error-engages = { $side ->
    [light] The light side
   *[dark] The dark side
} engages { $who }.
error-engaged-for-nothing = Units participate or somebody has the edge, and no objective is engaged.
error-engaged-in-phase = An objective is engaged in the phase “{ $phase }”.
error-first-turn-conflict = It is the conflict phase of the dark side in turn 1.
error-no-possible-attacker = { $side ->
    [light] The light side
   *[dark] The dark side
} has nobody who could attack { $who }.
error-participates = { $who } participates for { $side ->
    [light] the light side
   *[dark] the dark side
}.
error-has-edge = { $side ->
    [light] The light side has
    [dark] The dark side has
   *[none] Nobody has
} the edge.
error-victory-pile = { $count } objectives lie in the victory pile of the light side.
error-dial-shows = The dial shows { $count }.
error-is-destroyed = { $who } has been destroyed.
error-turn-of = Turn { $number } is a turn of { $side ->
    [light] the light side
   *[dark] the dark side
}.
error-setup-is-over = Set-up is over.
error-balance-shows = The Balance of the Force shows { $given }.
error-fact-set = objective set { $set } has { $cards } of its { $wanted } cards.
error-fact-place = another card has place { $place } in objective set { $set } as well.
