# A Jedi lapok, amelyeknek saját mondat kell.
card-knowledge-and-defense = Amíg ezen a célkártyán nincs sérülés, a lerohanás közben megsemmisülő saját egység a dobott pakli helyett a tulajdonosa kezébe kerülhet.
card-confronting-the-terror = Megszakítás · amikor egy saját egység vagy célkártya sérülést kapna, ehelyett az ellenfeled osztja szét az egészet tetszése szerint a saját egységei és célkártyái között.
