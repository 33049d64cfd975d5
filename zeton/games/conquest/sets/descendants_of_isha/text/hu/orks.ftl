# Ork lapok, amelyeknek saját mondat kell.
card-made-ta-fight = Megszakítás · amikor egy saját hadsereg-egység elhagyná a játékot arról a bolygóról, ahol a hadurad van, válassz ott célpontnak egy nem hadúr egységet: annyi sérülést kap, amennyi a távozó egység nyomtatott TÁM-értéke.
card-squiggify = Harci akció · válassz célpontnak egy nem Jármű hadsereg-egységet; a fázis végéig TÁM-értéke 1, szövegdoboza a típusait kivéve üresnek számít, és Squig típusú is.
