# A Jedi lapok, amelyeknek saját mondat kell.
card-obi-wan-kenobi = Amíg ez az egység részt vesz a lerohanásban, az ellenfeled minden előnyért vívott harcban képpel felfelé teszi le az első lapját.
card-jedi-mind-trick = Akció · válassz célpontnak egy Karakter vagy Lény egységet; az 1 fókuszjelzőt kap, vagy 2-t, ha az Erő egyensúlya a világos oldalon áll.
card-a-journey-to-dagobah = Megszakítás · amikor ez a célkártya megsemmisülne, nézd át a célpaklidat; egy célkártyát játékba helyezhetsz belőle. Ezután keverd meg a paklit.
card-the-secret-of-yavin-4 = Megszakítás, körönként egyszer, a nyomtatott szöveg szerint · miután lerohanták egy másik célkártyádat, helyette ez lesz a lerohant célkártya.
    Reakció, körönként egyszer, a GYIK szerint · miután lerohanták egy másik célkártyádat, helyette ez lesz a lerohant célkártya.
card-lightsaber-deflection = Megszakítás · amikor egy saját nem Jármű egység sérülést kapna, abból 1 sérülést egy másik megcélzott egység kap meg.
card-redemption = Megszakítás, körönként egyszer · amikor egy Karakter egység megsemmisülne, a dobott pakli helyett a tulajdonosa kezébe kerül.
card-return-of-the-jedi = Akció · helyezz játékba egy Erőhasználó egységet a dobott paklidból.
card-force-rejuvenation = Akció · dobj el tetszőleges számú fókuszjelzőt, sérülést, pajzsot és erősítést egy megcélzott saját Karakter egységről.
