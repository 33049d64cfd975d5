card-kylo-ren-awakenings = Különleges · nevezz meg egy ellenséges karaktert, majd nézz meg egy véletlenszerű lapot az ellenfeled kezében; okozz annak a karakternek annyi sebzést, amennyi a lap költsége.
card-nightsister = Akció · dobj újra egy kockát, és ez a karakter 1 sebzést kap.
card-boundless-ambition = Húzz lapokat, amíg a kezedben annyi lap nem lesz, amennyi a kézméreted.
