# Warhammer 40,000: Conquest: what its board says. $who is a warlord.

type-warlord = Warlord
type-army = Army unit
type-attachment = Attachment
type-token = Token unit
type-planet = Planet

phase-deploy = Deploy
phase-deploy-words = In turns: deploy a card or use an action, until both have passed.
phase-command = Command
phase-command-words = Dials are set in secret, warlords commit with everything in their HQ, then a command struggle at every planet.
phase-combat = Combat
phase-combat-words = Battles from the first planet on: at the first planet, and wherever a warlord is.
phase-headquarters = Headquarters
phase-headquarters-words = The first planet token moves on, a planet is turned up, cards and resources come in, everything is readied.

cq-attack = { $count } attack
cq-health = { $count } hit points
cq-command = { $count } command
cq-shield = Shield { $count }
cq-cards = { $count } { $count ->
    [one] card
   *[other] cards
} for who wins the command struggle
cq-resources = { $count } { $count ->
    [one] resource
   *[other] resources
} for who wins the command struggle
cq-icon-material = material
cq-icon-strongpoint = strongpoint
cq-icon-tech = tech

cq-fact-attack = attack { $count }
cq-fact-damage = { $damage } damage of { $health }
cq-fact-hurt = { $damage } damage
cq-fact-command = { $count } command
cq-exhausted = exhausted
cq-bloodied = bloodied
cq-hale = hale
cq-stored = { $count } { $count ->
    [one] resource
   *[other] resources
} on it
cq-attacking = attacks
cq-attacked = is attacked
cq-attached-to = on { $host }
cq-headquarters = HQ of { $who }

cq-planets = Planets
cq-planet-at = Place { $position }: { $planet }{ $first ->
    [yes] , first planet
   *[no] { "" }
}{ $battle ->
    [yes] , battle
   *[no] { "" }
}
cq-face-down = a face-down planet
cq-no-planet = no planet
cq-planet-label = { $planet }, planet{ $dial ->
    [0] { "" }
   *[other] , number { $dial } on a dial
}
cq-army = { $who }’s army here
cq-first = First planet
cq-battle = Battle · round { $round }

piece-hq = HQ
cq-hq = HQ of { $who }
cq-supports = Supports of { $who }
cq-hq-short = HQ
cq-initiative = { $who } has the initiative
cq-has-resources = { $count } { $count ->
    [one] resource
   *[other] resources
}
cq-dial = Command dial of { $who }: { $state ->
    [open] { $number }
    [set] set to { $number }, secret
    [secret] set, secret
   *[unset] not set
}
cq-round = Round { $round }
cq-tally = Victory display of { $who }: { $material } material, { $strongpoint } strongpoint, { $tech } tech; three of a kind win

cq-victory-of = Victory display of { $who }, { $count } { $count ->
    [one] planet
   *[other] planets
}
cq-victory-short = Planets won

cq-warlord = { $who }: { $left } of { $most } hit points left, { $state ->
    [bloodied] bloodied: if defeated, the game is lost
   *[hale] hale
}
cq-how-one-wins = Three planets of one icon win.
cq-how-one-loses = A bloodied warlord that is defeated loses.
cq-planets-left = { $count } { $count ->
    [one] planet
   *[other] planets
} left
cq-last-captor = After the last one the latest captor wins{ $who ->
    [none] .
   *[other] : now { $who }.
}
cq-lead = Command struggle: yours { $mine }, theirs { $theirs }; { $who ->
    [mine] { $warlord ->
        [yes] you lead by your ready warlord
       *[no] you lead by { $by }
    }
    [theirs] { $warlord ->
        [yes] they lead by their ready warlord
       *[no] they lead by { $by }
    }
   *[nobody] nobody leads
}
cq-units-short = { $count } { $count ->
    [one] unit
   *[other] units
}
cq-open-army = { $who }’s army here, { $count } { $count ->
    [one] unit
   *[other] units
}: show
cq-both-hqs = Both HQs
cq-stop = { $name }: { $theirs } against { $mine } of yours
cq-dial-sealed = dial set

keyword-conquest-ambush = May be deployed as an action in the combat phase.
keyword-conquest-area-effect = Attacking, it may deal that much damage to every enemy unit at the planet instead of its attack.
keyword-conquest-armorbane = While it attacks, shields cannot be used.
keyword-conquest-brutal = +1 attack for each damage on it.
keyword-conquest-flying = Units without Flying deal it half their attack damage, rounded up.
keyword-conquest-immune = The named kind of cards cannot affect it.
keyword-conquest-limited = One Limited card per player and round.
keyword-conquest-mobile = At the beginning of the combat phase it may move to a neighbouring planet.
keyword-conquest-no-attachments = The named kind of attachments cannot be attached to it.
keyword-conquest-ranged = It attacks in the ranged skirmish before the first combat round.

coach-conquest-welcome = Welcome. Your HQ and hand are below, the planets lie between you. Win three planets with the same icon, or defeat the other warlord. Whatever shines can be chosen, and the bar at the bottom always says what is asked.
coach-conquest-mulligan = Your first hand. Keep it if it has three or four cheap units: they win command struggles, and those pay for everything else.
coach-conquest-deploy-turn = In turns you each deploy one card. Units with command icons go where the bonus is good, fighters to the first planet. Passing ends it for you this phase.
coach-conquest-place = Choose the planet. This round there is a battle at the first planet, marked with a flag, and wherever a warlord goes.
coach-conquest-dial = Where does your warlord go? He wins the command struggle there, and starts a battle. Your opponent chooses at the same time; nobody sees it before both have.
coach-conquest-bonus = You have won this command struggle: take the planet's cards or resources. They are what you build your army with.
coach-conquest-stalemate = A round of battle. If neither can win here, a stalemate ends it and nobody captures the planet. Stronger? Fight on.
coach-conquest-combat-turn = Your turn to attack: press a ready unit. It is exhausted, and strikes once this round. Attack first with what can destroy something.
coach-conquest-defender = Whom does it attack? Damage equal to its attack is dealt; as much as its health destroys a unit.
coach-conquest-shield = You may discard a card with a shield to prevent some of this damage. Save the dear units, and your warlord most of all.
coach-conquest-retreat = Units may retreat to your HQ, exhausted. A bloodied warlord in danger should: if he is defeated, you lose.
coach-conquest-battle-ability = You have won the battle and may use the planet's Battle ability once. It costs nothing.
