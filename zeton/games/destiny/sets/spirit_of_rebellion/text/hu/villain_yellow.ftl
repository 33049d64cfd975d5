card-ig-88-spirit-of-rebellion = Különleges · játssz ki erre a karakterre egy sárga Fegyvert vagy Felszerelést a dobott paklidból 2 erőforrással olcsóbban.
card-unkar-plutt = Akció · távolíts el együtt legalább 3 értékű saját kockákat; ezután az ellenfeled véletlenszerűen eldob 1 lapot a kezéből, te pedig annyi erőforrást kapsz, amennyi a lap költsége.
card-slave-i-spirit-of-rebellion = Különleges · az ellenfeled annyi sebzést okoz a karaktereinek, tetszése szerint elosztva, ahány kocka van a készletében.
card-blackmail = Miután dobtál vagy újradobtál ezzel a kockával, az ellenfeled adhat neked 1 erőforrást: ekkor ez a kocka eltávolítandó.
card-arms-deal = Dobj el a kezedből tetszőleges számú Fegyvert; ezután mindegyikért kapsz 1 erőforrást.
card-friends-in-high-places = Csak akkor játszható ki, ha a kockáid értéke együtt legalább 7. Nézd meg a paklid felső 3 lapját: egyiküket fizetés nélkül kijátszhatod; a többit dobd el.
card-relentless-pursuit = Helyezz át 1 vagy 2 sebzést egy ellenséges karakterről egy másik karakterre.
card-scrap-buy = Csak akkor játszható ki, ha legalább 3 lap van a dobott paklidban. Vegyél közülük a kezedbe egyet véletlenszerűen, mindenki szeme láttára.
