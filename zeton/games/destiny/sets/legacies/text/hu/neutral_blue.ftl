card-force-focus = Csak akkor játszható ki, ha van kék karaktered játékban.
    Különleges · fordítsd egy kockádat egy másik oldalára; ha felfedsz egy kék lapot a kezedből, ugyanezt egy ellenséges kockával is megteheted.
card-force-wave = Csak kék karakterre játszható ki.
    Különleges · okozz 3 sebzést egy karakternek, 2-t egy másiknak és 1-et egy harmadiknak.
card-stronger-you-have-become = Dobj újra a készletekben legfeljebb annyi kockát, ahány fejlesztésed játékban van.
card-perseverance = Akció · merítsd ki ezt a lapot: dobd újra egy kockádat, és ha szeretnéd, még egyszer.
card-resilient = Miután az ellenfeled egyik lapjának hatása eltávolította a csatolt karakter egyik karakterkockáját, kimerítheted ezt a lapot: dobd be azt a kockát a kockakészletedbe.
