# A világos oldal semleges lapjai, amelyeknek saját szavak kellenek, gyűjtői számuk sorrendjében.

card-target-of-opportunity-light = Sors · ha te támadsz, a lerohant célkártya 1 sérülést kap.
card-twist-of-fate-light = Sors · töröld az összes többi felfedett sorskártyát, dobd el mindkét előnypaklit, és kezdjétek újra a harcot az előnyért.
card-it-binds-all-things = Akció · vedd vissza a kezedbe a dobott paklid legfelső lapját vagy a felső 2 lapját.
card-crossfire = Reakció · miután egy Karakter egység csapásra fókuszált, a csapás végéig 1 egységsebzés-ikont, 1 taktikaikont vagy 1 robbanásikont kap, ahogy választod.
card-rebel-sympathizer = Akció · áldozd fel ezt az egységet: a következő lap, amelyet ebben a fázisban kijátszol, 1 erőforrással kevesebbe kerül, és nem kell hozzá erőforrás-egyezés.
card-rescue-mission = Akció · válassz egy sötét oldali célkártyát, amelynél elfogott lapok vannak, és ments ki közülük egyet véletlenszerűen; ha egységet mentettél ki, azonnal játékba helyezheted.
card-it-could-be-worse = Megszakítás · amikor egy egység vagy célkártya sérülést kapna, abból 1 sérülés elmarad.
card-secret-informant = Amíg ez az egység részt vesz a lerohanásban, minden saját sorskártyádat a végrehajtása után még egyszer végrehajthatod.
