card-fn-2199 = Miután Fegyvert játszottál ki erre a karakterre, dobd be annak a Fegyvernek a kockáját, ha lehet; rögtön fel is használhatod.
card-director-krennic-spirit-of-rebellion = Miután ezt a karaktert aktiváltad, ha te irányítod a csatateret, dobd be egy Halálosztagos kockáját a készletedbe. Tedd félre azt a kockát, miután felhasználták vagy eltávolították.
card-tie-pilot = Amíg ez a kocka a készletedben van, az ellenfeled nem távolíthatja el a többi, távolsági sebzést mutató kockádat.
card-e-web-emplacement = Amíg te irányítod a csatateret, ennek a kockának minden értéke 1-gyel nagyobb.
card-imperial-discipline = Csak piros karakterre játszható ki.
    Akció · távolítsd el ezt a kockát: fordítsd a csatolt karakternek vagy a fejlesztéseinek egyik kockáját egy távolsági sebzést vagy erőforrást mutató oldalára.
card-battle-formation = Újradobhatsz annyi saját kockát, ahány piros karaktered van.
card-imperial-war-machine = Használj fel egy költséget mutató saját piros kockát a költség kifizetése nélkül.
card-traitor = Dobd el a saját paklid felső lapját; ezután távolíts el egy kockát, amely nem különleges szimbólumot mutat, és értéke nem nagyobb, mint annak a lapnak a költsége.
card-undying-loyalty = Gyógyíts 1 sebzést egy piros karakteren. Ha a dobott paklidban van ennek az eseménynek egy másik példánya, 1 erőforrás elköltésével eldobás helyett a paklid tetejére teheted ezt az eseményt.
card-we-have-them-now = Csak akkor játszható ki, ha te irányítod a csatateret. Fordíts legfeljebb 4 saját kockát egy-egy sebzést mutató oldalára.
card-imperial-inspection = Miután az egyik kockáddal megszakítást dobtál, félreteheted ezt a lapot: egy legfeljebb 2 költségű fejlesztés visszakerül a játékból a tulajdonosa kezébe.
