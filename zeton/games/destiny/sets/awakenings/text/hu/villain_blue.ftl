card-kylo-ren-awakenings = Különleges · válassz egy ellenséges karaktert, és nézz meg egy véletlenszerű lapot az ellenfeled kezéből; okozz annak a karakternek annyi sebzést, amennyi a lap költsége.
card-nightsister = Akció · dobj újra egy kockát, és ez a karakter 1 sebzést kap.
card-force-choke = Csak kék karakterre játszható ki.
    Különleges · okozz 1 védhetetlen sebzést egy, a csatolttól különböző karakternek; ezután annak a karakternek vagy a fejlesztéseinek egyik kockáját tetszőleges oldalára fordíthatod.
card-kylo-ren-s-lightsaber = Csak kék karakterre játszható ki.
    Különleges · okozz 2 sebzést egy karakternek; ha pajzs bármennyit kivédett belőle, dobd újra ezt a kockát, amely a készletedben marad.
card-sith-holocron = Különleges · cseréld ki ezt a fejlesztést egy kék Képesség fejlesztésre a kezedből, ingyen és a kijátszási megkötéseitől függetlenül; ezután 1 erőforrás elköltésével bedobhatod az új fejlesztés kockáját a készletedbe.
card-abandon-all-hope = Az ellenfelednek választania kell – elveszíti minden erőforrását, vagy eldobja az egész kezét. Azt is választhatja, ami semmibe sem kerül neki.
card-boundless-ambition = Húzz lapokat, amíg a kezedben annyi lap nem lesz, amennyi a kézméreted.
card-feel-your-anger = Távolíts el annyi ellenséges kockát, ahány ellenséges kocka üres oldalt mutat.
card-no-mercy-awakenings = Dobj el tetszőleges számú kék lapot a kezedből; ezután használj fel egy sebzést mutató saját kockát annyival nagyobb értékkel, ahány lapot így eldobtál.
card-pulling-the-strings = Nézd meg egy pakli felső 3 lapját; ezután tedd mindegyiket annak a paklinak a tetejére vagy az aljára, tetszőleges sorrendben.
card-emperor-s-favor = A kézméreted 1-gyel nagyobb.
