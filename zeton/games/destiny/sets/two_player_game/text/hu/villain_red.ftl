card-droid-commandos = Különleges · okozz 1-1 sebzést tetszőleges számú karakternek.
card-captain-phasma-s-blaster = Amíg ez a lap Phasma kapitány karakteren van, érvényes rá az Áthelyezés kulcsszó.
card-armored-support = Akció · merítsd ki ezt a lapot: dobj újra egy saját piros kockát; ha most sebzést mutat, okozz 1 sebzést egy karakternek.
card-first-strike = Válassz ki egy sebzést mutató ellenséges kockát: okozz egy karakternek annyi sebzést, amennyi a kocka értéke.
card-imperial-envoy = Fedj fel 2 véletlenszerű lapot az ellenfeled kezéből; ezután okozz egy karakternek 1 sebzést minden köztük lévő esemény és támogatás után.
