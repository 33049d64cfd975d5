card-mon-mothma = Miután kijátszottál egy eseményt, újradobhatsz egy vele azonos színű kockát.
card-temmin-snap-wexley = Amíg ennek a karakternek egy kockája a készletedben van, az ellenfelednek 1 erőforrásába kerül, hogy uralma alá vonja a csatateret.
card-a180-blaster = Különleges · válassz egyet – okozz 1 sebzést egy karakternek, és a csatolt karakter kap 1 pajzsot; vagy okozz 1 sebzést minden ellenséges karakternek; vagy okozz 2 védhetetlen sebzést egy karakternek.
card-friendly-fire = Jelölj ki egy piros karaktert: távolíts el egy távolsági sebzést mutató ellenséges kockát; ezután okozz egy karakternek annyi sebzést, amennyit a kocka mutatott.
card-our-only-hope = Húzz egy lapot: ingyen kijátszhatod, vagy eldobhatod, és kapsz 2 erőforrást.
card-spirit-of-rebellion = Adj 1 pajzsot egy karakternek, vagy 2 pajzsot, ha a dobott paklidban van ennek az eseménynek egy másik példánya.
card-tactical-aptitude = Miután aktiváltad a csatolt karaktert, húzhatsz egy lapot; ezután tegyél egy lapot a kezedből a paklid aljára.
