# Star Wars: The Card Game: what its board says.

type-unit = Unit
type-enhancement = Enhancement
type-objective = Objective
type-fate = Fate
type-affiliation = Affiliation
capacity = Damage capacity { $capacity }
priority = Priority { $priority }
force-icons = { $count } Force { $count ->
    [one] icon
   *[other] icons
}
resources = { $count } { $count ->
    [one] resource
   *[other] resources
}
icons-unit-damage = unit damage { $normal }{ $edge ->
    [0] { "" }
   *[other] , with the edge +{ $edge }
}
icons-tactics = tactics { $normal }{ $edge ->
    [0] { "" }
   *[other] , with the edge +{ $edge }
}
icons-blast = blast { $normal }{ $edge ->
    [0] { "" }
   *[other] , with the edge +{ $edge }
}
damage-of = { $damage } damage of { $capacity }
token-focus = { $count } focus
token-shields = { $count ->
    [one] a shield
   *[other] { $count } shields
}
token-committed = committed to the Force
attacks = attacks
defends = defends
captured = { $count } captured { $count ->
    [one] card
   *[other] cards
}
piece-death-star-dial = Death Star dial
dial = Death Star dial: { $dial } of 12{ $damage ->
    [0] { "" }
   *[other] , { $damage } damage
}
balance = The Balance of the Force is with the { $side ->
    [light] light
   *[dark] dark
} side
force-cards = { $count } Force { $count ->
    [one] card
   *[other] cards
} left
zone-objectives = { $side ->
    [light] Light side objectives
   *[dark] Dark side objectives
}
zone-units = { $side ->
    [light] Light side units
   *[dark] Dark side units
}
zone-engagement = Engagement
zone-edge-stack = Edge stack
edge-stack-of = { $side ->
    [light] Light side edge stack
   *[dark] Dark side edge stack
}, { $count }
edge-battle = Edge
balance-name = Balance:
balance-short = { $side ->
    [light] Light
   *[dark] Dark
}
balance-does = { $side ->
    [light] 1 damage to a dark objective each light turn
   *[dark] the dial +2 each dark turn
}
goal-dark = Dark: { $dial } of 12
goal-dark-next = { $count } destroyed, next: dial +{ $next }
goal-dark-words = The dark side wins when the dial reaches 12: { $left } to go. The dial goes up by { $pace } each dark turn. Light side objectives destroyed: { $lost }; the next one turns the dial by { $next }.
goal-light = Light: { $count } of 3
goal-light-what = dark objectives destroyed
goal-light-words = The light side wins with three dark side objectives destroyed: { $count } of 3, { $left } to go.
fight-role = { $side ->
    [light] Light
   *[dark] Dark
} { $part ->
    [attacks] attacks
   *[defends] defends
}: { $count }
fight-stake = · { $left } more damage destroys it · blast ready: { $blast }
has-edge = has the edge
edge-sum = Force icons in the edge stack: { $sum }
side-name = { $side ->
    [light] the light side
   *[dark] the dark side
}
objective-deck-of = Objective deck of { $who }, { $count } { $count ->
    [one] card
   *[other] cards
}
objective-deck-short = Objectives
victory-of = Victory pile of { $who }, { $count } { $count ->
    [one] card
   *[other] cards
}
victory-short = Victory

# what a shining card would do, in a word
why-engage = Attack this
why-attack = Attack
why-defend = Defend
why-strike = Strike
why-commit = Commit
why-generate = Pay
why-focus = Focus
why-hit = Hit
why-damage = Damage
why-destroy = Destroy
why-target = Choose
why-choose = Choose
why-protect = Protect
why-use = Use
why-enhance = Attach here
why-discard = Discard
why-sacrifice = Sacrifice
why-tactics = Tactics
why-blast = Blast
why-unit-damage = Unit damage
why-capture-at = Capture here
why-place-shield = Shield
why-rescue-from = Rescue
why-discard-focus = Focus −1
why-discard-damage = Damage −1
why-discard-shield = Shield −1
why-shield = Shield −1
why-capture = Capture
why-resolve = Resolve

phase-balance = Balance
phase-balance-words = Dark: the dial advances, twice if the Balance is dark. Light: 1 damage to an objective if the Balance is light.
phase-refresh = Refresh
phase-refresh-words = A focus token comes off each of your cards, shields go, objectives are refilled to three.
phase-draw = Draw
phase-draw-words = Discard one card if you like, then draw up to your reserve.
phase-deployment = Deploy
phase-deployment-words = Play units and enhancements: focus objectives and other resources to pay.
phase-conflict = Conflict
phase-conflict-words = Engage enemy objectives: attackers, defenders, edge battle, strikes.
phase-force = Force
phase-force-words = Commit units to the Force, then both sides count Force icons for the Balance.

keyword-elite = Two focus tokens come off at your refresh instead of one.
keyword-protect = May take damage meant for a friendly card with the named trait, up to its own capacity.
keyword-limited = One Limited card per player and turn.
keyword-shielding = When it attacks or defends: a shield for a participating friendly unit, or for the engaged objective.
keyword-targeted-strike = Attacking, its unit damage may go to a unit that stays out of the engagement.
keyword-no-enhancements = Nothing can be attached to it but a Force card.
keyword-edge = While it participates: that many more Force icons in the edge battle.

sign-unit-damage = Unit damage: hurts an enemy unit in the engagement
sign-tactics = Tactics: focus tokens on enemy units, anywhere
sign-blast = Blast: an attacker damages the engaged objective
sign-force = Force icons: for edge battles and the Force struggle
sign-resource = Resources: what a card pays when it is focused
sign-focus = Focus token: the card is exhausted until it is refreshed
sign-shield = Shield: stops one damage or one focus token
sign-capacity = Damage capacity: that much damage destroys it
sign-edge-only = Outlined icons count only with the edge

coach-star-wars-lcg-welcome = Welcome. Your cards are below, theirs above. Light destroys three dark objectives to win; Dark wins when the dial reaches 12. Whatever shines can be chosen, and the bar below always says what is asked.
coach-star-wars-lcg-mulligan = Your first hand. Keep it if it has two units you can afford: the number in the corner is the cost. Otherwise take a mulligan, once.
coach-star-wars-lcg-return-objective = You drew one objective too many. Put one back: keep those with more resources, they pay for everything.
coach-star-wars-lcg-discard-one = Before you draw up to six you may throw one card away. Something too dear or too small? Press it. Otherwise keep every card.
coach-star-wars-lcg-action-refresh = An action window. Only cards with an Action can be used here. If nothing tempts you, take no action. Click a phase above to stop being asked there.
coach-star-wars-lcg-action-draw = Another action window before you deploy. Taking no action is fine.
coach-star-wars-lcg-action-deployment = Deployment: the shining cards in your hand can be paid for. Play a unit with blast icons first, they break objectives. When you are done, take no further action.
coach-star-wars-lcg-pay = Pay by focusing cards with resources. At least one of them must share the card's affiliation. A focused objective is used up until your next refresh.
coach-star-wars-lcg-enhance = Choose what it is attached to.
coach-star-wars-lcg-action-conflict = The conflict phase begins with an action window. Take no action to go on to engaging.
coach-star-wars-lcg-engage = Choose an enemy objective to attack. Each can be engaged once a turn. Damage stays on it until it breaks.
coach-star-wars-lcg-attackers = Press every unit that attacks, then Done. Exhausted units cannot. Units kept back can defend later.
coach-star-wars-lcg-defenders = They attack. Press units that defend, then Done. No defender means one extra damage to your objective.
coach-star-wars-lcg-edge-card = The edge battle: cards go face down in turn until both pass. Most Force icons wins, ties go to the defender. The winner strikes first, and outlined icons count.
coach-star-wars-lcg-strike = Each unit strikes once: it is focused and its icons resolve. Strike first with what can remove a defender.
coach-star-wars-lcg-icon = Choose which kind of icon resolves first.
coach-star-wars-lcg-tactics = Tactics put focus tokens on enemy units: an exhausted unit cannot strike, attack or defend.
coach-star-wars-lcg-unit-damage = Choose the unit that is hit. Damage up to its capacity destroys it.
coach-star-wars-lcg-commit = Commit up to three units to the Force. Their Force icons count for the Balance, but they get two focus tokens when they strike. Exhausted ones do not count.
coach-star-wars-lcg-reaction = A reaction: something just happened that one of your cards can answer. Press the card, or do not react.
coach-star-wars-lcg-interrupt = An interrupt: you can step in before it happens. Press the card, or let it happen.
coach-star-wars-lcg-balance-damage = The Balance is with you: deal one damage to a dark side objective, for free.
