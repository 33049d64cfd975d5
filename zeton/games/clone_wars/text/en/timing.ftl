# The timing chart: phases, parts of them, steps.

timing-phase-setup = Setup
timing-step-jedi = Everybody takes a Jedi
timing-step-first = Somebody begins

timing-phase-ready = Ready
timing-step-ready-cards = You ready your own squad cards

timing-phase-actions = Actions
timing-step-turn = Up to four actions, and your free action
timing-part-actions = One of these
timing-step-fly = Fly
timing-step-reinforce = Reinforce
timing-step-attack = Attack
timing-step-attempt = Attempt a mission
timing-step-free = The free action of your Jedi
timing-part-roll = In an attack or an attempt
timing-step-roll = Roll the die
timing-step-help = All Jedi there may add squad cards
timing-step-assign = The attacker assigns the damage
timing-step-suffer = Damage is taken: armor, then discards
timing-step-allies = At any moment: allies

timing-phase-villain = Villain
timing-step-sheet = What the sheet does every turn
timing-step-card = One villain card, from top to bottom

timing-phase-invasion = Invasion
timing-step-reveal = As many invasion cards as the track shows
timing-step-droids = A droid on each planet
timing-step-occupation = Instead of a fourth: occupation. Then the next Jedi's turn
