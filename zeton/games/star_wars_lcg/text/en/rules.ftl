# The rules in one line each, in our own words, by their numbers.

rule-R1-1 = Two play: one the light side, one the dark side.
rule-R1-2 = The box has 240 cards; each side has 117 of its own and three Force cards.
rule-R1-3 = There are damage, focus and shield tokens, a Balance token and a dial; tokens never run out.
rule-R1-4 = Each side has three affiliations; a neutral card has none, yet belongs to a side.
rule-R1-5 = Six cards make an objective set: its objective and five more, never broken up.
rule-R1-6 = A card bears its set's number and its own place, 1 to 6, in that set.
rule-R1-7 = Cards are objectives, units, enhancements, events, fates or affiliations.
rule-R1-8 = Only units, enhancements and events cost resources.
rule-R1-9 = Your affiliation card gives 1 resource and cannot leave play.
rule-R1-10 = Force cards are markers of commitment, not cards.
rule-R1-11 = You have two decks, a hand, a play area, a discard pile, a victory pile and three Force cards.
rule-R1-12 = A deck means the command deck, unless something else is named.
rule-R1-13 = You own what began in your deck; you control what obeys you now.
rule-R1-14 = No focus token: ready. Any focus token: exhausted.
rule-R1-15 = Focusing puts one token on a ready card of yours, to strike or to use it.
rule-R1-16 = Tokens placed by an effect exhaust a card without using it, exhausted or not.
rule-R1-17 = Objectives lying face up before you are your current objectives.
rule-R1-18 = The active player has the turn; in an engagement he attacks and the other defends.
rule-R1-19 = Cards beat rules, but "cannot" beats everything.
rule-R1-20 = Hands are secret, discard piles open.

rule-R2-1 = Setup 1: agree on sides; each takes its Force cards.
rule-R2-2 = Setup 2: choose decks and affiliations in secret.
rule-R2-3 = Starter decks: Jedi 1–7 and 18, Rebel Alliance 8–14 and 18, Sith 19–25 and 36, Imperial Navy 26–32 and 36.
rule-R2-4 = Setup 3: show affiliations.
rule-R2-5 = Setup 4: the Balance begins on the light side.
rule-R2-6 = Setup 5: objectives are one shuffled deck, everything else the other.
rule-R2-7 = Setup 6: tokens lie in one pool.
rule-R2-8 = Setup 7: the dial begins at 0.
rule-R2-9 = Setup 8: of your top four objectives keep three face down; one goes under.
rule-R2-10 = Setup 9: shuffle and take six cards.
rule-R2-11 = Mulligan: once, swap your whole first hand for six others.
rule-R2-12 = Setup 10: the dark side, then the light side, reveals its objectives one by one.
rule-R2-13 = The dark side has the first turn.

rule-R3-1 = Turns alternate until somebody wins.
rule-R3-2 = Phases: Balance, Refresh, Draw, Deployment, Conflict, Force.
rule-R3-3 = Framework steps must be done; only interrupts and reactions happen within them.
rule-R3-4 = In an action window you alternate, active player first, until both pass in a row.
rule-R3-5 = The timing chart fixes the order of all steps and windows.
rule-R3-6 = Dark turn: the dial goes up 1, and 1 more under a dark Balance.
rule-R3-7 = Light turn under a light Balance: 1 damage to a dark objective, if wanted.
rule-R3-8 = An objective lost that way scores at once.
rule-R3-9 = Refresh: each of your cards loses 1 focus token.
rule-R3-10 = The light side skips that in its first turn.
rule-R3-11 = Then your own shields go; the opponent's stay.
rule-R3-12 = Then you reveal objectives, one by one, up to three.
rule-R3-13 = Answers to refreshing come after the focus tokens (after the objectives, with the option faq).
rule-R3-14 = Draw phase: you may first throw away one card.
rule-R3-15 = Then draw up, or discard down, to your reserve.
rule-R3-16 = The reserve is 6 unless cards change it.
rule-R3-17 = Units and enhancements are played in your own deployment phase, one per action.
rule-R3-18 = What enters play is ready and may be used at once.
rule-R3-19 = Conflict: engagements follow one another, each finished before the next.
rule-R3-20 = An enemy objective is declared for an engagement once a turn at most.
rule-R3-21 = You may stop engaging at any time.
rule-R3-22 = The dark side has no conflict phase in its first turn.
rule-R3-23 = Discards lie face up on their owner's pile.
rule-R3-24 = Of several discards at once the owner picks the order.
rule-R3-25 = Removed tokens go to the pool, Force cards to their supply.

rule-R4-1 = Name what you pay for, generate resources, then play it; without enough, nothing happens.
rule-R4-2 = The affiliation, current objectives, and units or enhancements with a value give resources.
rule-R4-3 = A ready source gives 1 for each focus token put on it, up to its value.
rule-R4-4 = Once it has given anything it is exhausted.
rule-R4-5 = Several sources may pay one cost.
rule-R4-6 = What is generated beyond the cost is lost.
rule-R4-7 = Match: a card of an affiliation needs one of its sources to share it.
rule-R4-8 = Neutral cards need no match and neutral sources make none.
rule-R4-9 = What costs nothing needs no match.
rule-R4-10 = Abilities of cards in play need no match.

rule-R5-1 = Units come face up into their owner's area.
rule-R5-2 = Enhancements go on what they name.
rule-R5-3 = Without anything to enhance, an enhancement stays in hand.
rule-R5-4 = Any number of enhancements may share a card.
rule-R5-5 = Some enhancements go on enemy cards.
rule-R5-6 = When a card goes, whatever is attached to it goes too.
rule-R5-7 = Events: pay, resolve, discard.
rule-R5-8 = Fate cards are for edge stacks only.
rule-R5-9 = A card in an edge stack was not played.

rule-R6-1 = Engagement: objective, attackers, defenders, edge battle, strikes, reward.
rule-R6-2 = Without a possible attacker there is no engagement.
rule-R6-3 = Pick an enemy objective not yet declared this phase; it is engaged once attackers are declared too.
rule-R6-4 = Attack with one or more ready units; that does not focus them.
rule-R6-5 = Defend with any number of ready units, or none.
rule-R6-6 = Units participate until they leave play or it ends, exhausted or not.
rule-R6-7 = Committed units may attack and defend.

rule-R7-1 = Edge battle: place, reveal, fates, result.
rule-R7-2 = Attacker first, each in turn places one card face down or passes; two passes in a row end it.
rule-R7-3 = Any card will do, free of charge.
rule-R7-4 = You need a participating unit to place cards.
rule-R7-5 = No defender: the attacker has the edge, whatever is placed.
rule-R7-6 = Both stacks are turned up together; only Force icons and fates count.
rule-R7-7 = Fates go by priority, lowest first; the attacker settles ties.
rule-R7-8 = A fate card works for the player whose stack it is in.
rule-R7-9 = More Force icons (with Edge values) win; a tie is the defender's.
rule-R7-10 = The winner keeps the edge for that engagement.
rule-R7-11 = Both stacks are discarded.

rule-R8-1 = Strikes alternate, the edge first, while any participant is ready.
rule-R8-2 = Who can strike must.
rule-R8-3 = When one side is done the other goes on alone.
rule-R8-4 = A strike: pick a unit, focus it, resolve its icons, type by type.
rule-R8-5 = A committed unit takes 2 focus tokens to strike.
rule-R8-6 = Only the player with the edge uses edge-enabled icons.
rule-R8-7 = Unit damage hits one participating enemy unit.
rule-R8-8 = Tactics put focus tokens on any enemy units, split as you like.
rule-R8-9 = An attacker's blast damages the engaged objective.
rule-R8-10 = A unit without usable icons still has to strike.
rule-R8-11 = Strikes end when all participants are exhausted.
rule-R8-12 = Unopposed: an attacker survived, no defender did; 1 damage to the objective, if wanted.
rule-R8-13 = If the objective is gone the reward is lost.
rule-R8-14 = Then the next engagement may begin.

rule-R9-1 = Damage stays on a card until removed.
rule-R9-2 = Damage equal to the capacity destroys; the rest is not placed.
rule-R9-3 = A destroyed unit is discarded with its attachments and frees its Force card.
rule-R9-4 = A destroyed objective goes to the enemy's victory pile; a new one comes at the next refresh.
rule-R9-5 = One shield per card, normally.
rule-R9-6 = A shield stops 1 damage or 1 focus from attacks and enemy effects.
rule-R9-7 = Shields do not help against your own effects and costs.

rule-R10-1 = Each light objective destroyed turns the dial by the number lost so far.
rule-R10-2 = The third dark objective destroyed wins for the light side.
rule-R10-3 = Captives of an objective that leaves play go home to hand.

rule-R11-1 = Force phase: the active player may commit units, exhausted ones too.
rule-R11-2 = Three Force cards each; one per unit.
rule-R11-3 = Commitment lasts until the unit leaves play.
rule-R11-4 = Its Force card then returns.
rule-R11-5 = Struggle: count the Force icons of your ready committed units.
rule-R11-6 = Icons on enhancements do not count.
rule-R11-7 = Some cards add an icon to the struggle.
rule-R11-8 = The higher total turns the Balance; a tie leaves it.
rule-R11-9 = Both players' Force phases have a struggle.

rule-R12-1 = Abilities are constants, actions, interrupts, reactions (forced or not) and keywords.
rule-R12-2 = They work in anybody's turn unless they say otherwise.
rule-R12-3 = Constants work as long as the card is in play.
rule-R12-4 = Actions: one per opportunity, in any action window.
rule-R12-5 = Interrupts come before what they answer and may change it.
rule-R12-6 = Reactions come after it.
rule-R12-7 = In both, the active player goes first, then in turn until both pass.
rule-R12-8 = Each such ability of a card once per occasion.
rule-R12-9 = One occasion may be answered by many.
rule-R12-10 = Forced abilities must happen, at once.
rule-R12-11 = All others are optional.
rule-R12-12 = A cancelled effect does nothing, and what was paid stays paid.
rule-R12-13 = The user picks all targets; without one there is no use.
rule-R12-14 = What follows "then" needs what stands before it.
rule-R12-15 = "When" is during; "after" is once it is over.
rule-R12-16 = Exhausted cards cannot strike, pay or be focused; the rest of them works.
rule-R12-17 = Effects reach cards in play, unless they name another place.

rule-R13-1 = Elite: loses 2 focus tokens in its refresh.
rule-R13-2 = Protect: may take damage for a friendly card of the trait, up to its capacity.
rule-R13-3 = Limited: one such card a turn.
rule-R13-4 = Shielding: when it attacks or defends, a shield for a friend in the engagement or for the objective.
rule-R13-5 = Targeted Strike: attacking, its unit damage may hit a unit outside the engagement.
rule-R13-6 = No Enhancements: none may be attached; a Force card may.
rule-R13-7 = Edge (X): X more Force icons in edge battles it takes part in.
rule-R13-8 = Reminders in brackets are no rules.

rule-R14-1 = Light side: three dark objectives destroyed.
rule-R14-2 = Dark side: the dial at 12.
rule-R14-3 = Having to draw from an empty deck loses.
rule-R14-4 = Some cards end the game in their own way.

rule-R15-1 = Of a unique title only one card may be in play, whoever has it.

rule-R16-1 = The dark side captures; light side cards are captured.
rule-R16-2 = A captive lies face down at a dark objective.
rule-R16-3 = It loses its tokens, enhancements and Force card.
rule-R16-4 = It is out of play and has no qualities.
rule-R16-5 = It is rescued when that objective leaves play.
rule-R16-6 = Effects that rescue take a random captive of one objective.

rule-R17-1 = In play: units, enhancements, current objectives, affiliations.
rule-R17-2 = Out of play: hands, decks, piles, edge stacks, captives.
rule-R17-3 = A card enters or leaves play by crossing that line.
rule-R17-4 = Put into play: no cost, no restriction, not played; uniqueness still holds.
rule-R17-5 = Sacrifice: discard a fitting card of your own from play.

rule-R18-1 = A deck has an affiliation and ten sets or more (starter decks have eight).
rule-R18-2 = All of one side.
rule-R18-3 = A set at most twice, some only once.
rule-R18-4 = Some sets need their affiliation.
rule-R18-5 = Neutral sets of your side go with any affiliation.
