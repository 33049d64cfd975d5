# A Jedi lapok, amelyeknek saját mondat kell.
card-knowledge-and-defense = Ha ezen a célkártyán nincs sérülés, a lerohanásban megsemmisülő saját egység a dobott pakli helyett a tulajdonosa kezébe kerülhet.
card-confronting-the-terror = Megszakítás · amikor egy saját egység vagy célkártya sérülést kap: helyette az ellenfeled osztja szét az egészet, ahogy akarja, a saját egységei és célkártyái között.
card-daughters-of-allya = Reakció · miután az Erőhöz rendelted ezt az egységet: minden saját célkártyáról lekerül 1 sérülés.
