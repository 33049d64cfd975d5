# Astra Militarum cards that need a sentence of their own.
card-glorious-intervention = Reaction (a unit has been assigned damage by an attack): one of your Soldier or Warrior units there is sacrificed → prevent all of it; then damage to the attacker: as much as the printed ATK of what you gave up.
card-elysian-assault-team = Interrupt, from your hand (a Soldier or Warrior unit of yours leaves play from a planet): this into play there.
card-preemptive-barrage = Action [combat phase]: your Astra Militarum units at one planet, three at most: Ranged to the end of the phase.
card-suppressive-fire = Action [combat phase]: exhaust a unit of yours at a planet → exhaust a unit there that is no warlord.
card-bodyguard = Forced reaction (another unit of yours has been assigned damage by an attack here): 1 of it goes to the attached unit.
