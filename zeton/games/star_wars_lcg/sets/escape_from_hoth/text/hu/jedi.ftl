# A Jedi lapok, amelyeknek saját mondat kell.
card-a-heros-resolve = Amíg ezen a célkártyán nincs sérülés, az előnyért vívott harc eldöntésekor az előnypaklidban lévő minden lap 1-gyel több Erő-ikonnal számít.
card-luke-skywalker-64 =
    Erősítésként kijátszva ez a lap 2 erőforrással kevesebbe kerül.
    Ez a lap egy saját Sikló vagy Vadászgép egység erősítéseként is játékba kerülhet; ekkor nem egység, és csak az alábbi szöveg érvényes rá.
    Az erősített egység 1 egységsebzés-ikont és 1 taktikaikont kap.
    Amikor az erősített egység elhagyja a játékot, ez a lap nem távozik vele, hanem egységként kerül játékba.
