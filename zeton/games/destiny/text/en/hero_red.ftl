card-clone-trooper = Then you may (this has been activated): reroll this die; while you control the battlefield, any own character die instead.
card-finn = Special: move 1 damage from a card to another; shields do not matter.
card-rose = Special: gain 1; you may take 1 damage off a support.
card-mortar-team = While you control the battlefield this die's indirect sides may be resolved as ranged.
card-resistance-bomber = Then (this die has been resolved): 1 damage on this.
    With 3 damage this is discarded.
card-camouflaged-rifle = Special: 2 damage to 1 character; 3 while you control the battlefield.
card-rebellion-leader = Only on: unique red character.
    Power action: remove 1 opposing die that shows a symbol which an own die shows too.
card-equip = Event: move a weapon from an own character to another character; its die goes back on it.
card-final-moment = Event: ready all own characters. When the action phase ends, you lose.
card-light-em-up = Event: reroll 1 own die; if it shows ranged now, you may resolve it and another own ranged die, one of them +2.
card-mend = Event: 3 damage off 1 character or support.
card-refit = Event: play a vehicle from hand, cost −1; then 1 damage on it.
card-special-modification = Event: 3 damage off 1 support, or turn 1 support die.
card-suppression-field = With 3 damage this is discarded.
    Action: exhaust this → remove 1 damage die; its value as damage on this.
