card-chewbacca-spirit-of-rebellion = Különleges · fordíts egy ellenséges kockát egy sebzést mutató oldalára; ezután okozz egy karakternek annyi sebzést, amennyit a kocka most mutat.
card-jyn-erso-spirit-of-rebellion = Minden fordulóban az első sárga esemény, amelyet kijátszol, 1 erőforrással olcsóbb.
card-outer-rim-smuggler = Miután a fordulóban először játszottad ki az utolsó lapot a kezedből, kapsz 1 erőforrást.
card-smuggling-freighter = Miután felhasználtad ezt a 2 értéket mutató kockát, tedd ezt a lapot a játékból a paklid tetejére.
card-lone-operative = Különleges · gyógyíts 2 sebzést a csatolt karakteren, vagy 3 sebzést, ha nincs más karaktered játékban.
card-maz-s-goggles = Csak akkor játszható ki, ha van sárga karaktered játékban.
    Különleges · nézd meg az ellenfeled kezében lévő lapokat, és dobj el közülük egy eseményt.
card-hold-on = Helyezz át tetszőleges számú pajzsot az egyik karakteredről egy másik karakterre.
card-rebel = Csak akkor játszható ki, ha van eldobást mutató kockád. Játssz ki egy lapot a dobott paklidból 1 erőforrással olcsóbban.
card-long-con = Annyi erőforrást kapsz, ahány további példánya van ennek az eseménynek a dobott paklidban.
card-loth-cat-and-mouse-spirit-of-rebellion = Az ellenfeled kiválasztja és eltávolítja az egyik kockádat; ezután távolíts el egy ellenséges kockát.
card-never-tell-me-the-odds = Válaszd ki egy sárga karakteredet: fordítsd annak a karakternek és a fejlesztéseinek tetszőleges számú kockáját egy-egy tetszőleges oldalára.
card-life-debt = Csak sárga karakterre játszható ki.
    Miután aktiváltad a csatolt karaktert, áthelyezhetsz rá 1 sebzést egy másik karakterről; a pajzsok nem védik ki.
