# A Söpredék és gonosztevő lapok, amelyeknek saját mondat kell.
card-hive-of-scum-and-villainy = Minden egység, amíg ezt a célkártyát támadja, elveszít 1 egységsebzés-ikont.
card-greedo = Kényszerreakció · miután elveszítettél egy harcot az előnyért olyan lerohanásban, amelyben ez az egység részt vesz: ez az egység 1 sérülést kap.
card-bounty =
    Ha elveszítesz egy harcot az előnyért, és legalább 3 Erő-ikonnal kevesebbed van, mint az ellenfelednek, ez a lap a dobott paklidba kerül.
    Reakció · miután frissítettél: az erősített egység fogságba kerül egy általad választott sötét oldali célkártyánál.
card-reversal-of-fate = Megszakítás · amikor már senki sem tesz több lapot az előnypaklijába, de még egy sincs felfedve: az előnyért vívott harc végéig cseréljetek előnypaklit az ellenfeleddel.
card-the-tatooine-crash = Reakció · miután frissítettél: az ellenfeled paklijának legfelső lapja ennél a célkártyánál fogságba kerül.
card-aqualish-thug = Reakció · miután ez az egység játékba került: az ellenfeled 2 sérülést oszt szét tetszése szerint a saját célkártyái között.
card-spice-visions = Megszakítás · amikor egy saját Karakter vagy Lény egység fókuszjelzőt kapna: a jelző helyett 1 sérülést kap.
card-bossk = Reakció · miután kijátszottad ezt az egységet a kezedből, fókuszáld 2 fókuszjelzővel: célozz meg egy kimerült ellenséges Karakter egységet; az egy általad választott sötét oldali célkártyánál fogságba kerül. Ezután, ha Vuki volt, húzz 2 lapot.
card-feeding-the-pit = Akció · dobj el egy ennél a célkártyánál fogva tartott lapot: erről a célkártyáról lekerül 1 sérülés; ezután húzz 1 lapot.
card-bib-fortuna = Amint legalább 4 fókuszjelző van ezen az egységen, fel kell áldoznod.
