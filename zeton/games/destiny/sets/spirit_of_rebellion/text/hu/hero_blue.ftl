card-jedi-acolyte = Közvetlenül azelőtt, hogy felhasználod ezt a kockát, adj hozzá az értékéhez 1 pontot, ha egy másik kockád ugyanezt a szimbólumot mutatja.
card-luminara-unduli = Különleges · használj fel egy saját karakterkockát +2 értékkel, vagy +3 értékkel, ha a karaktere nem egyedi.
card-obi-wan-kenobi-spirit-of-rebellion = Közvetlenül azelőtt, hogy ez a karakter vereséget szenved, ingyen kijátszhatsz egy kék lapot a kezedből vagy a dobott paklidból.
card-caution = Távolíts el egy saját karakterkockát; ezután adj 3 pajzsot egy olyan karakternek, amelyé nem ez a kocka volt.
card-destiny = Távolíts el tetszőleges számú saját kék kockát; ezután játssz ki ingyen egy lapot a kezedből, amelynek költsége nem nagyobb, mint amennyit ezek a kockák együtt mutattak.
card-guard = Távolíts el egy közelharci sebzést mutató saját kék kockát; ezután távolíts el annyi ellenséges kockát, amennyi az értéke volt.
card-krayt-dragon-howl = Jelölj ki egy kék karaktert: válassz ki egy ellenséges kockát. Az ellenfeled eltávolítja, vagy eldobja a paklija felső 2 lapját.
card-protective-mentor = A csatolt karakter pajzsai kivédhetik a bármely más karaktert érő sebzést.
