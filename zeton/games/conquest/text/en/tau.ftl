# Tau cards that need a sentence of their own.
card-commander-shadowsun = Reaction (this has committed): attach a Tau attachment (printed cost ≤ 2) or a Stealth Cadre of yours, from hand or discard pile, to a unit here that can bear it.
card-shadowsuns-stealth-cadre = You may bring this into play as an attachment instead, on any army unit but a Vehicle; as such: attached unit +2 ATK, +2 HP.
card-command-link-drone = Attached unit: +1 ATK.
    Action: 1 resource → this goes over to any other unit.
card-gun-drones = You may deploy this as an attachment instead, on any army unit but a Vehicle; as such: attached unit has Area Effect (2).
card-even-the-odds = Action: one attachment (target) goes over to some other unit that can bear it, under the control of the same player.
card-ambush-platform = Interrupt (you deploy an attachment): its cost −1.
    Action [combat phase]: exhaust this → you deploy an attachment out of your hand.
