# Sötét Elda lapok, amelyeknek saját mondat kell.
card-slake-the-thirst = Akció · válaszd célpontnak egy játékos főhadiszállását, merítsd ki a haduradat: az a játékos véletlenszerűen eldob a kezéből X, legfeljebb 3 lapot. Ezután ugyanennyit húz.
