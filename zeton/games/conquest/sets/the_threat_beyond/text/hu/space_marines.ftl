# Űrgárdista lapok, amelyeknek saját mondat kell.
card-imperial-fists-siege-force = Reakció · miután bevetetted ezt az egységet, egy vagy több itt lévő megcélzott Szövetséges egység megfutamodik.
