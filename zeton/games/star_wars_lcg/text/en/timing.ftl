# The timing chart: phases, parts of them, steps.

timing-phase-setup = Setup
timing-step-S5 = Objectives and all other cards are shuffled, each as a deck
timing-step-S8 = Each keeps three of four objectives
timing-step-S9 = Each draws six cards and may take a mulligan
timing-step-S10 = Objectives are revealed, dark side first

timing-phase-balance = Balance
timing-step-F1-1 = The turn begins
timing-step-F1-2 = Dark turn: the dial goes up by 1, under a dark Balance by 2
timing-step-F1-4 = Light turn under a light Balance: 1 damage to a dark objective

timing-phase-refresh = Refresh
timing-step-F2-2 = One focus token off each of your cards
timing-step-F2-3 = Your shields are removed
timing-step-F2-4 = Objectives are refilled to three
timing-step-W-REFRESH = Action window

timing-phase-draw = Draw
timing-step-F3-1 = The phase begins
timing-step-F3-2 = You may discard one card
timing-step-F3-3 = Draw up, or discard down, to the reserve
timing-step-W-DRAW = Action window

timing-phase-deployment = Deployment
timing-step-W-DEPLOY = Action window: you may play units and enhancements

timing-phase-conflict = Conflict
timing-step-W-CONFLICT = Action window
timing-step-F5-2 = Engage an objective, or stop
timing-part-engagement = Engagement
timing-step-E1 = The objective is chosen
timing-step-E2 = Attackers are declared
timing-step-W-ATTACKERS = Action window
timing-step-E3 = Defenders are declared
timing-step-W-DEFENDERS = Action window
timing-step-E4a = Edge cards are placed by turns
timing-step-E4b = Stacks are revealed, fates happen, the edge is won
timing-step-W-EDGE = Action window
timing-step-E5 = Strikes by turns, the edge first
timing-step-W-STRIKE = Action window after each strike
timing-step-E6 = Reward for being unopposed
timing-step-E7 = The engagement ends
timing-step-W-CONFLICT-END = Last action window

timing-phase-force = Force
timing-step-F6-2 = You may commit units to the Force
timing-step-F6-3 = The Force struggle
timing-step-W-FORCE = Action window; then it is the opponent's turn
