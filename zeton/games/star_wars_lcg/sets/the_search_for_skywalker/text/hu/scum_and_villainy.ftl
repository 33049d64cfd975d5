# A Söpredék és gonosztevő lapok, amelyeknek saját mondat kell.
card-weequay-elite = Ez a lap 2 erőforrással olcsóbban játszható ki, ha egy saját célkártyánál van elfogott lap.
card-get-me-solo = Akció, csak a saját körödben · nevezz meg egy egységet; ezután az ellenfeled felfedi a kezét. Az egység minden benne lévő példánya fogságba kerül, mindegyik egy általad választott saját célkártyánál.
