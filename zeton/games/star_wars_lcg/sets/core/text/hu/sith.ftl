# A Sith lapok, amelyeknek saját mondat kell.
card-fall-of-the-jedi = Reakció · miután elkezdődött a húzásfázisod, tegyél a kezedből egy általad választott lapot a paklid aljára.
card-vaders-tie-advanced = Reakció · miután csapásra fókuszáltad ezt az egységet, dobd el a paklid legfelső lapját; ha az eldobott lap egység, ez az egység a csapás végéig megkapja az arra nyomtatott harci ikonokat.
card-there-is-no-escape = Akció, csak Erő-fázisban · minden egység a tulajdonosa paklijának aljára kerül, véletlenszerű sorrendben.
card-cruel-interrogations = Reakció · miután ez a célkártya játékba került, az ellenfeled kezéből egy véletlenszerűen kiválasztott lap fogságba kerül ennél a célkártyánál.
