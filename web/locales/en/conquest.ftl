# Warhammer 40,000: Conquest: what its board says. $who is a warlord.

type-warlord = Warlord
type-army = Army unit
type-support = Support
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
cq-command-sum = { $count } command, ready{ $ahead ->
    [yes] ; ahead
   *[no] { "" }
}
cq-dial-number = Number { $count } on a dial

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
cq-warlord = { $who }: { $state ->
    [bloodied] bloodied
   *[hale] hale
}
cq-round = Round { $round }
cq-tally = Victory display of { $who }: { $material } material, { $strongpoint } strongpoint, { $tech } tech; three of a kind win

cq-victory-of = Victory display of { $who }, { $count } { $count ->
    [one] planet
   *[other] planets
}
cq-victory-short = Planets won

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
