# A Söpredék és gonosztevő lapok, amelyeknek saját mondat kell.
card-weequay-elite = Ez a lap 2 erőforrással olcsóbban játszható ki, amíg egy saját célkártyánál van elfogott lap.
card-get-me-solo = Akció, csak a saját körödben · nevezz meg egy egységet; ezután az ellenfeled felfedi a kezét. Fogd el az egység minden benne lévő példányát, mindegyiket egy saját célkártyádnál.
