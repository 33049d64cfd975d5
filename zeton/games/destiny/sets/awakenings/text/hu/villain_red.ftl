card-probe-awakenings = Nézz meg 2 véletlenszerűen választott lapot az ellenfeled kezéből, és dobd el közülük az eseményeket.
card-sweep-the-area = Dobj újra egyszerre annyi ellenséges kockát, ahány felkészült piros karaktered van.
