# A Felkelő lapok, amelyeknek saját mondat kell.
card-buried-outpost = Kényszerreakció · miután ez a lap játékba került, áldozz fel egy saját egységet, vagy tegyél 1 fókuszjelzőt erre a lapra.
