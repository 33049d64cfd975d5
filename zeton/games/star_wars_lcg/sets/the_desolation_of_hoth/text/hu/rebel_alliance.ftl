# A Felkelő lapok, amelyeknek saját mondat kell.
card-wedge-antilles-38 =
    Ez a lap egy saját Sikló vagy Vadászgép egység erősítéseként is játékba kerülhet; ekkor nem egység, és csak az alábbi szöveg érvényes rá.
    Akció · fókuszáld ezt a lapot: az erősített egységről lekerül 1 fókuszjelző.
