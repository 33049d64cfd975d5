# A Felkelő lapok, amelyeknek saját mondat kell.
card-wedge-antilles-38 =
    Ez a lap egység helyett egy saját Sikló vagy Vadászgép egység erősítéseként is játékba kerülhet; ekkor csak az érvényes, ami itt következik.
    Akció · fókuszáld ezt a lapot: az erősített egységről lekerül 1 fókuszjelző.
