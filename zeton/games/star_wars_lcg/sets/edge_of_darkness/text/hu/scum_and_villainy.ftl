# A Söpredék és gonosztevő lapok, amelyeknek saját mondat kell.
card-hive-of-scum-and-villainy = Minden egység, amely ezt a célkártyát támadja, elveszít 1 egységsebzés-ikont.
card-greedo = Kényszerreakció · miután elveszítettél egy harcot az előnyért, ha ez az egység részt vesz a lerohanásban, 1 sérülést kap.
card-bounty =
    Ha legalább 3 Erő-ikon különbséggel elveszítesz egy harcot az előnyért, ez a lap a játékból a dobott paklidba kerül.
    Reakció · miután frissítettél, az erősített egység fogságba kerül egy általad választott sötét oldali célkártyánál.
card-reversal-of-fate = Megszakítás · amikor már senki sem tesz több lapot az előnypaklijába, de még egy sincs felfedve, cseréljetek előnypaklit az ellenfeleddel az előnyért vívott harc végéig.
card-the-tatooine-crash = Reakció · miután frissítettél, az ellenfeled paklijának legfelső lapja fogságba kerül ennél a célkártyánál.
card-aqualish-thug = Reakció · miután ez az egység játékba került, az ellenfeled 2 sérülést oszt szét tetszése szerint a saját célkártyái között.
card-spice-visions = Megszakítás · amikor egy saját Karakter vagy Lény egység fókuszjelzőt kapna, a jelző helyett 1 sérülést kap.
card-bossk = Reakció · miután kijátszottad ezt az egységet, fókuszáld 2 fókuszjelzővel: válassz célpontnak egy kimerült ellenséges Karakter egységet; az fogságba kerül egy általad választott sötét oldali célkártyánál. Ezután, ha Vuki volt, húzz 2 lapot.
card-feeding-the-pit = Akció · dobj el egy ennél a célkártyánál fogva tartott lapot: erről a célkártyáról lekerül 1 sérülés. Ezután húzz egy lapot.
card-bib-fortuna = Amint legalább 4 fókuszjelző van ezen az egységen, fel kell áldoznod.
