# A Felkelő lapok, amelyeknek saját mondat kell.
card-han-solo-65 = Megszakítás · amikor ez az egység elhagyná a játékot: nézd át a paklidat; felmutathatsz belőle egy Felkelő lapot, és a kezedbe veheted. Utána keverd meg a paklidat.
card-buried-outpost = Kényszerreakció · miután ez a lap játékba került: áldozz fel egy saját egységet, vagy tegyél 1 fókuszjelzőt erre a lapra.
