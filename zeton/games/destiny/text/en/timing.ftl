# The timing chart: phases, parts of them, steps.

timing-phase-setup = Setup
timing-step-hand = Draw five, and swap any of them once
timing-step-roll-off = Roll-off with all character dice
timing-step-battlefield = The higher total picks a battlefield
timing-step-shields = The other player places two shields
timing-step-after-setup = What happens after setup

timing-phase-action = Action phase
timing-step-turn = Your turn: one action, or pass
timing-part-actions = One of six actions
timing-step-play = Play a card
timing-step-activate = Activate a character or support
timing-step-resolve = Resolve dice of one symbol
timing-step-reroll = Discard a card to reroll dice
timing-step-card-action = Use the action of a card
timing-step-claim = Claim the battlefield
timing-step-queue = What was triggered waits in the queue, one by one
timing-step-additional = Additional actions
timing-step-passes = The other's turn; two passes in a row end the phase

timing-phase-upkeep = Upkeep phase
timing-step-ready = Everything is readied, dice go back to their cards
timing-step-gain = Each gains 2 resources
timing-step-refill = Discard any cards, draw up to five
timing-step-check = Empty decks are checked; the next round begins
