# Semleges lapok, amelyeknek saját mondat kell.
card-inquisitor-caius-wroth = Reakció · miután ez az egység játékba került, minden játékos, akinek 4-nél több lap van a kezében, általa választott lapokat dob el, amíg 4 nem marad.
