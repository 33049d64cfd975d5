card-force-throw = Csak kék karakterre játszható ki.
    Különleges · távolíts el egy kockát; okozz egy karakternek annyi sebzést, amennyi a kocka értéke volt.
card-force-training = Csak akkor játszható ki, ha van kék karaktered játékban.
    Különleges · tegyél meg két különböző dolgot ezek közül: okozz 1 sebzést egy karakternek; kapsz 1 erőforrást; adj 1 pajzsot egy karakternek.
card-deflect = Jelölj ki egy kék karaktert: távolíts el egy távolsági sebzést mutató kockát; okozd egy karakternek a rajta látható sebzés felét, felfelé kerekítve.
card-mind-trick = Jelölj ki egy kék karaktert: az ellenfeled tetszőleges méretű 2 csoportra osztja a kockakészletét. Válaszd ki az egyiket, és távolítsd el minden kockáját.
card-the-power-of-the-force = Használj fel egy saját kockát; az értéke annyi, ahány kék fejlesztésed van játékban.
