# Ork lapok, amelyeknek saját mondat kell.
card-smash-n-bash = Harci akció · válassz célpontnak egy bolygót, ahol vannak egységeid, és nincs ellenséges hadúr; ott minden egységed 1 sérülést kap, majd közülük legfeljebb 3 felfrissül.
