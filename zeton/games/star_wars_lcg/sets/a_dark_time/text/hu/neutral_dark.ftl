# A sötét oldal semleges lapjai, amelyeknek saját mondat kell.
card-z-95-headhunter = Megszakítás · amikor csapásra fókuszálnád ezt az egységet: fedj fel véletlenszerűen egy lapot az ellenfeled kezéből. Ha egység, fogd el egy saját célkártyádnál.
