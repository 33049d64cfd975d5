# A sötét oldal semleges lapjai, amelyeknek saját mondat kell.
card-z-95-headhunter = Megszakítás · amikor csapásra fókuszálnád ezt az egységet, az ellenfeled véletlenszerűen felfed egy lapot a kezéből. Ha az egység, fogságba kerül egy általad választott saját célkártyánál.
