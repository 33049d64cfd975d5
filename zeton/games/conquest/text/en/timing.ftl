# The timing chart: phases, parts of them, steps.

timing-phase-setup = Setup
timing-step-S1 = Decks are shuffled, planets laid out
timing-step-S2 = Resources are taken and cards drawn
timing-step-S3 = Each may take a mulligan

timing-phase-deploy = Deploy
timing-step-1-1 = The round and the phase begin
timing-step-1-2 = Deploy turns by turns: a card, an action, or pass for good
timing-step-1-5 = The phase ends

timing-phase-command = Command
timing-step-2-1 = The phase begins
timing-step-2-2 = Dials are set in secret
timing-step-2-3 = Dials are shown
timing-step-2-4 = Warlords and units in the HQ commit
timing-step-2-5 = Command struggle at each planet, from the first on
timing-step-AW-2 = Action window
timing-step-2-7 = The phase ends

timing-phase-combat = Combat
timing-step-3-1 = The phase begins; Mobile units may move
timing-step-AW-3a = Action window
timing-step-3-2 = A battle at the first planet
timing-part-battle = Battle
timing-step-3-2-1 = The battle's initiative is fixed
timing-step-AW-B1 = Action window
timing-step-3-2-3 = Ranged turn of the player with initiative
timing-step-AW-B2 = Action window
timing-step-3-2-4 = Ranged turn of the other player
timing-step-AW-B3 = Action window
timing-step-3-2-5 = Again, while a Ranged unit is ready
timing-step-AW-B4 = A combat round begins: action window
timing-step-3-2-6 = Combat turn of the player with initiative
timing-step-AW-B5 = Action window
timing-step-3-2-7 = Combat turn of the other player
timing-step-AW-B6 = Action window
timing-step-3-2-8 = Again, while anybody there is ready
timing-step-3-2-9 = The round ends: ready, retreat, next combat round
timing-step-3-2-10 = The battle is won: Battle ability, then the planet
timing-step-3-2-11 = Or a stalemate
timing-step-AW-3b = Action window after each battle
timing-step-3-3 = A battle at the next planet with a warlord
timing-step-AW-3c = Last action window
timing-step-3-4 = Warlords go home, the phase ends

timing-phase-headquarters = Headquarters
timing-step-4-1 = The phase begins
timing-step-AW-4 = Action window
timing-step-4-2 = The first planet token moves on
timing-step-4-3 = The next planet is turned up
timing-step-4-4 = Each draws 2 cards
timing-step-4-5 = Each gains 4 resources
timing-step-4-6 = Everything is readied
timing-step-4-7 = The initiative token changes hands
timing-step-4-8 = The round ends
