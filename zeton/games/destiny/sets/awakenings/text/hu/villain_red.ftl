card-closing-the-net = Az ellenfeled kiválasztja és eltávolítja egy kockáját. Eldobás helyett ezt az eseményt a paklid aljára teheted.
card-probe-awakenings = Nézz meg 2 véletlenszerűen választott lapot az ellenfeled kezéből, és dobd el közülük az eseményeket.
card-sweep-the-area = Dobj újra egyszerre annyi ellenséges kockát, ahány felkészült piros karaktered van.
card-local-garrison = A fenntartási fázisban az ellenfeled 1 erőforrással kevesebbet kap, de legalább 1-et.
