card-captain-phasma-awakenings = A nem egyedi karaktereidre érvényes az Őrző kulcsszó.
card-general-grievous-awakenings = Közvetlenül azelőtt, hogy egy ellenséges karakter vereséget szenved, áthelyezheted annak egy nem Képesség fejlesztését erre a karakterre.
card-closing-the-net = Az ellenfeled kiválasztja és eltávolítja egy kockáját. Eldobás helyett ezt az eseményt a paklid aljára teheted.
card-endless-ranks = Az egyik legyőzött, nem egyedi piros karaktered felkészülten és sebzés nélkül visszatér a játékba.
card-probe-awakenings = Nézz meg 2 véletlenszerű lapot az ellenfeled kezéből, és dobd el közülük az eseményeket.
card-sweep-the-area = Dobj újra egyszerre annyi ellenséges kockát, ahány felkészült piros karaktered van.
card-local-garrison = A fenntartási fázisban az ellenfeled 1 erőforrással kevesebbet kap, de legalább 1-et.
