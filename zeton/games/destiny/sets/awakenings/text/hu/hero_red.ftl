card-poe-dameron-awakenings = Különleges · dobj el egy lapot a kezedből: használd fel a kockájának egyik oldalát, ha lehetséges; ezután, ha az Jármű volt, kifizetheted a költségét, és kijátszhatod a dobott paklidból.
card-launch-bay = Ezen a kockán X a kezedben lévő lapok száma.
card-scout = Különleges · nézd meg az ellenfeled kezében lévő lapokat; a legolcsóbbat dobd el; ha több ugyanolyan olcsó van, te választasz.
card-it-s-a-trap = Nevezz meg egy szimbólumot, amelyet egy ellenséges kocka mutat; ezután fordítsd legfeljebb 2 piros kockádat egy-egy olyan oldalára, amelyen ez a szimbólum van.
card-rearm = Játssz ki egy piros fejlesztést a dobott paklidból 1 erőforrással olcsóbban.
card-retreat = Az ellenfeled végrehajthat egy akciót; ezután véget ér az akciófázis.
card-surgical-strike = Távolíts el tetszőleges számú, de legalább egy távolsági sebzést mutató saját piros kockát, mindegyiket 1-gyel nagyobb értékkel számolva: dobj el a játékból egy támogatást, amely nem kerül többe, mint ezek összértéke.
card-resistance-hq = Akció · merítsd ki ezt a lapot, és dobj el egy lapot a kezedből: adj 1 pajzsot egy karakternek; ezután frissítsd fel ezt a lapot, hacsak az ellenfeled el nem költ 1 erőforrást.
