card-kylo-ren-two-player-game = Miután ezt a karaktert aktiváltad, megnevezhetsz egy színt, és felfedhetsz egy véletlenszerű lapot az ellenfeled kezéből; ha ilyen színű, okozz 2 sebzést egy karakternek.
card-crossguard-lightsaber = Miután Kylo Ren karakterre játszottad ki ezt a lapot, okozz 1 sebzést egy karakternek.
    Különleges · okozz 2 sebzést egy karakternek, vagy 3 sebzést egy pajzsos karakternek.
