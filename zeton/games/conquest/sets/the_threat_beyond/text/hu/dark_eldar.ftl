# Sötét Elda lapok, amelyeknek saját mondat kell.
card-slake-the-thirst = Akció · merítsd ki a haduradat: válaszd célpontnak egy játékos főhadiszállását; az a játékos véletlenszerűen eldob a kezéből X, legfeljebb 3 lapot. Ezután ugyanennyit húz.
