# Astra Militarum cards that need a sentence of their own.
card-glorious-intervention = Reaction · once a unit has been assigned damage from an attack, sacrifice one of your Soldier or Warrior units at that planet: prevent all of that damage. Then deal damage to the attacker equal to the sacrificed unit's printed ATK.
card-elysian-assault-team = Interrupt, from your hand · when a Soldier or Warrior unit of yours is about to leave play from a planet, put this unit into play there.
card-preemptive-barrage = Combat action · target up to 3 Astra Militarum units of yours at one planet; they gain Ranged for the rest of the phase.
card-bodyguard = Forced reaction · once another unit of yours here has been assigned damage from an attack, reassign 1 of that damage to the attached unit.
