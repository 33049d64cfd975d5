# A sötét oldal semleges lapjai, amelyeknek saját szavak kellenek, gyűjtői számuk sorrendjében.

card-twist-of-fate-dark = Sors · töröld az összes többi felfedett sorskártyát, dobd el mindkét előnypaklit, és kezdjétek újra a harcot az előnyért.
card-black-squadron-pilot = Ez a lap egy saját Vadászgép egység erősítéseként is játékba kerülhet; ekkor nem egység, és csak ez a szöveg érvényes rá: az erősített egység 1 egységsebzés-ikont és 1 robbanásikont kap.
card-target-of-opportunity-dark = Sors · ha te támadsz, a lerohant célkártya 1 sérülést kap.
card-rancor = Kényszerreakció · miután frissítettél, megsemmisül a legkisebb nyomtatott költségű nem Jármű egység; egyenlőség esetén az aktív játékos dönt.
card-viper-probe-droid = Ezt az egységet a dobott paklidból is kijátszhatod, mintha a kezedben lenne.
card-dark-alliance = Akció · a fázis végéig a kezedből erőforrás-egyezés nélkül is kijátszhatsz lapokat.
card-its-worse = Megszakítás · amikor egy másik megszakítást hajtanak végre, az törlődik. Ezután egy megcélzott ellenséges egység 1 sérülést kap.
card-human-replica-droid = Reakció, a kezedből · miután megnyertél egy harcot az előnyért, helyezd játékba ezt az egységet; a te oldaladon részt vesz a lerohanásban.
