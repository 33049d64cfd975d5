# Elda lapok, amelyeknek saját mondat kell.
card-eldorath-starbane = Reakció · miután kirendelted ezt az egységet egy bolygóra, válassz célpontnak egy ott lévő nem hadúr egységet: az kimerül.
card-foresight = Reakció · miután kirendelted a haduradat egy bolygóra, rendeld ki még egyszer, egyedül, egy másik bolygóra.
card-biel-tan-warp-spiders = Reakció · miután támadónak jelölted ezt az egységet, nézd meg az egyik pakli felső 2 lapját; az egyiket eldobhatod.
card-superiority = Megszakítás · amikor elkezdődik egy parancsnoki küzdelem, egy megcélzott ott lévő hadsereg-egység a küzdelem végéig elveszíti a parancsikonjait.
card-gift-of-isha = Akció · a dobott paklid legfelső Elda egysége játékba kerül egy bolygón; a fázis végén el kell dobni.
