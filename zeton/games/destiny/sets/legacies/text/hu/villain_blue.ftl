card-dark-advisor = Különleges · húzz 3 lapot; ha mind a 3-at kihúztad, tegyél egy lapot a kezedből a paklid tetejére vagy aljára.
card-mother-talzin = Miután aktiváltad ezt a karaktert, felfedheted egy pakli felső lapját; ha a költsége páratlan, fordítsd a pakli tulajdonosának egyik kockáját egy másik oldalára.
card-palpatine = Erőteljes akció · játssz ki egy eseményt a kezedből; 1-1 erőforrással olcsóbb, ha a kockáid közelharci, távolsági, illetve közvetett sebzést mutatnak.
card-kylo-rens-starfighter = Különleges · nevezz meg egy színt; az ellenfeled felfedi a kezét; okozz neki 1 közvetett sebzést minden ilyen színű lap után, amely a kezében van.
card-crystal-ball = A csatolt karakter aktiválása után megnézheted egy pakli felső lapját.
card-force-rend = Csak kék karakterre játszható ki.
    Különleges · nevezz meg egy játékban lévő támogatást vagy fejlesztést, és költs el annyi erőforrást, amennyibe kerül: dobd el.
card-mauls-lightsaber = Csak kék karakterre játszható ki.
    Erőteljes akció · ha egyetlen ellenséges karakternek sincs pajzsa, költs el 1 erőforrást: dobd be ezt a kockát a kockakészletedbe.
card-consumed-by-the-dark-side = Okozz 1 sebzést egy saját kék karakternek: fordíts egy kockát üres oldalára.
card-dark-scheme = Nézd meg az ellenfeled paklijának felső 5 lapját, dobj el egyet, a többit pedig tedd vissza tetszőleges sorrendben.
card-frighten = Távolíts el összesen legfeljebb 3 pajzsot tetszőleges karakterekről.
card-i-am-your-father = Használj fel egy ellenséges karakterkockát, mintha a tiéd volna, hacsak az ellenfeled el nem dobja az egész kezét.
card-spell-of-removal = Jelölj ki egy kék karaktert: dobd el egy pakli felső lapját; ha a költsége páratlan, távolíts el egy kockát.
card-witch-magick = Fedd fel a paklid felső 3 lapját a sorrendjük megváltoztatása nélkül; gyógyíts 1 sebzést egy karakteren minden páratlan költségű lap után.
card-nightsister-coven = Miután egy karakterkockával üres oldalt dobtak, kimerítheted ezt a lapot: fedd fel egy pakli felső lapját; ha a költsége páratlan, okozz 1 sebzést annak a karakternek, amelynek a kockájával az üres oldalt dobták.
