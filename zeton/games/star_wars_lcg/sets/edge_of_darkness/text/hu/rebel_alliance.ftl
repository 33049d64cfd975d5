# A Felkelő lapok, amelyeknek saját mondat kell.
card-tantive-iv = Reakció · miután ez az egység játékba került, nézd meg a paklid felső 5 lapját; egy köztük lévő egyedi egységet felmutathatsz, és a kezedbe vehetsz. A többit keverd vissza a paklidba.
card-diplomatic-presence = Az erősített célkártya csak akkor rohanható le, ha ebben a fázisban már minden másik célkártyádat lerohanták.
card-misdirection = Akció · helyezz át 1 sérülést az egyik célkártyádról egy másikra.
