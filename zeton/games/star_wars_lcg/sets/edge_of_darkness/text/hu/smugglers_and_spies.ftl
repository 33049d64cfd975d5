# A Csempész és kém lapok, amelyeknek saját mondat kell.
card-chewbacca-69 = Reakció · miután ez az egység lerohanás közben sérülést kapott, egy megcélzott részt vevő ellenséges egység kétszer annyi sérülést kap.
card-let-the-wookiee-win = Akció · válassz célpontnak egy saját egységet és egy nem Jármű egységet; az első 1 sérülést kap. Ezután a második is 1 sérülést kap.
card-lobot = Amíg ez az egység részt vesz a lerohanásban, a részt vevő egységek minden harci ikonja csak azon az oldalon számít, amelyiké az előny.
card-mission-commander = Reakció · miután csapásra fókuszáltad ezt a támadó egységet, tegyél 1 sérülést erre az egységre: ments ki véletlenszerűen egy elfogott lapot a lerohant célkártyától. Ezután húzz egy lapot.
