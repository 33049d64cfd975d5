# A Felkelő lapok, amelyeknek saját mondat kell.
card-attack-pattern-delta = Akció, körönként egyszer · ha több Hoth célkártyát irányítasz, mint az ellenfeled, nézd meg a paklid legfelső lapját. Ha az egy legfeljebb 2-es nyomtatott költségű Jármű egység, helyezd játékba.
card-rogue-leader = Amíg te irányítod a Rogue Two lapot, ez az egység 1 taktikaikont kap.
card-snowspeeder-launch-bay = Reakció, fázisonként egyszer · miután csapást hajtottál végre egy Sikló egységgel, egy megcélzott ellenséges Jármű egység 1 sérülést kap, és ha Lépegető, 1 fókuszjelzőt is.
