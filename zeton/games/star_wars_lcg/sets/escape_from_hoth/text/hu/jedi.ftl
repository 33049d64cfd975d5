# A Jedi lapok, amelyeknek saját mondat kell.
card-a-heros-resolve = Amíg ezen a célkártyán nincs sérülés, az előnypaklidban lévő minden lap 1-gyel több Erő-ikont számít az előnyért folyó harc eldöntésekor.
card-luke-skywalker-64 =
    Erősítésként kijátszva ez a lap 2 erőforrással kevesebbe kerül.
    Ez a lap egység helyett egy saját Sikló vagy Vadászgép egység erősítéseként is játékba kerülhet; ekkor csak az érvényes, ami itt következik.
    Az erősített egység 1 egységsebzés-ikont és 1 taktikaikont kap.
    Amikor az erősített egység elhagyja a játékot, ez a lap marad, és egységként kerül játékba.
