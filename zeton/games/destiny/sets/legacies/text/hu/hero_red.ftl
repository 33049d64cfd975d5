card-clone-trooper = Miután aktiváltad ezt a karaktert, újradobhatod ezt a kockát, illetve, ha te irányítod a csatateret, bármelyik karakterkockádat.
card-finn = Különleges · helyezz át 1 sebzést egy lapról egy másikra; a pajzsok nem védik ki.
card-rose = Különleges · kapsz 1 erőforrást; eltávolíthatsz 1 sebzést egy támogatásról.
card-mortar-team = Amíg te irányítod a csatateret, ennek a kockának a közvetett sebzést mutató oldalait távolsági sebzésként is felhasználhatod.
card-resistance-bomber = Miután felhasználtad ezt a kockát, tegyél 1 sebzést erre a lapra.
    Ha már 3 sebzés van rajta, dobd el.
card-camouflaged-rifle = Különleges · okozz 2 sebzést egy karakternek, vagy 3-at, ha te irányítod a csatateret.
card-rebellion-leader = Csak egyedi piros karakterre játszható ki.
    Erőteljes akció · távolíts el egy ellenséges kockát, amely olyan szimbólumot mutat, amilyet valamelyik kockád is mutat.
card-equip = Egyik karaktered egyik Fegyver fejlesztése átkerül egy másik karakterre; a kockája visszakerül a lapjára.
card-final-moment = Frissítsd fel minden karakteredet. Az akciófázis végén elveszíted a játszmát.
card-light-em-up = Dobd újra egy kockádat; ha most távolsági sebzést mutat, felhasználhatod egy másik távolsági sebzést mutató kockáddal együtt, és egyikük értéke 2-vel nő.
card-mend = Távolíts el 3 sebzést egy karakterről vagy támogatásról.
card-refit = Játssz ki a kezedből egy Jármű lapot 1 erőforrással olcsóbban; ezután tegyél rá 1 sebzést.
card-special-modification = Távolíts el 3 sebzést egy támogatásról, vagy fordíts egy támogatáskockát egy másik oldalára.
card-suppression-field = Ha már 3 sebzés van ezen a lapon, dobd el.
    Akció · merítsd ki ezt a lapot: távolíts el egy sebzést mutató kockát, és tegyél erre a lapra annyi sebzést, amennyi a kocka értéke.
