# A Sith lapok, amelyeknek saját mondat kell.
card-fall-of-the-jedi = Reakció · miután elkezdődött a húzásfázisod, tegyél a kezedből egy választásod szerinti lapot a paklid aljára.
card-vaders-tie-advanced = Reakció · miután csapásra fókuszáltad ezt az egységet, dobd el a paklid legfelső lapját; ha az eldobott lap egység, ez az egység a csapás végéig megkapja az arra nyomtatott harci ikonokat.
card-there-is-no-escape = Akció, csak Erő-fázisban · az összes egység véletlenszerű sorrendben a tulajdonosa paklijának aljára kerül.
card-cruel-interrogations = Reakció · miután ez a lap játékba került, az ellenfeled kezéből egy véletlenszerű lap fogságba kerül ennél a célkártyánál.
