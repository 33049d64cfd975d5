card-force-throw = Csak kék karakterre játszható ki.
    Különleges · távolíts el egy kockát; okozz egy karakternek annyi sebzést, amennyi a kocka értéke volt.
card-deflect = Jelölj ki egy kék karaktert: távolíts el egy távolsági sebzést mutató kockát; okozd egy karakternek a rajta látható sebzés felét, felfelé kerekítve.
