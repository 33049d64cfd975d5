card-padawan = Amíg nincs fejlesztés ezen a karakteren, 1 erőforrással olcsóbban játszhatsz ki rá Fegyvert.
card-jedi-robes = Miután kijátszottad ezt a lapot, adj 1 pajzsot a csatolt karakternek, vagy 2 pajzsot, ha ez az első forduló.
card-one-with-the-force = Csak kék karakterre játszható ki.
    Közvetlenül azelőtt, hogy a csatolt karakter vereséget szenved, ez a lap a játék végéig felkészült támogatássá válik.
card-anticipate = Az ellenfeled tetszőleges sorrendben felhasználja tetszőleges számú kockáját; ezután távolítsd el minden kockáját, amelyet nem használt fel.
card-force-misdirection = Nevezz meg egy szimbólumot, amelyet egy kék kockád mutat; ezután távolíts el minden ellenséges kockát, amely ezt a szimbólumot mutatja.
card-noble-sacrifice = Győzd le az egyik kék karakteredet; ezután meríts ki egy felkészült karaktert.
card-patience = Távolíts el tetszőleges számú saját kockát; ezután dobj el ugyanennyi lapot az ellenfeled paklijának tetejéről.
card-return-of-the-jedi = Vegyél a kezedbe egy kék eseményt a dobott paklidból.
card-riposte = Távolíts el tetszőleges számú pajzsot az egyik karakteredről; ezután okozz egy karakternek annyi sebzést, ahány pajzsot eltávolítottál.
card-willpower = Helyezz át 1 sebzést egy kimerült karakteredről egy kimerült ellenséges karakterre; a pajzsok nem védik ki.
card-jedi-council = Akció · merítsd ki ezt a lapot: nézd meg egy pakli felső 2 lapját; ezután az egyiket eldobhatod; ha megteszed, a pakli tulajdonosa felhúzza a másikat.
card-the-force-is-strong = Akció · merítsd ki ezt a lapot, és dobj el egy kék lapot a kezedből: játszd ki ingyen a kezedből ugyanannak a lapnak egy másik példányát.
