card-kylo-ren-awakenings = Különleges · nevezz meg egy ellenséges karaktert, majd nézz meg egy véletlenszerű lapot az ellenfeled kezében; okozz annak a karakternek annyi sebzést, amennyi a lap költsége.
card-nightsister = Akció · dobj újra egy kockát, és ez a karakter 1 sebzést kap.
card-abandon-all-hope = Az ellenfelednek választania kell – elveszíti minden erőforrását, vagy eldobja az egész kezét. Azt is választhatja, ami semmibe sem kerül neki.
card-boundless-ambition = Húzz lapokat, amíg a kezedben annyi lap nem lesz, amennyi a kézméreted.
card-feel-your-anger = Távolíts el annyi ellenséges kockát, ahány ellenséges kocka üres oldalt mutat.
