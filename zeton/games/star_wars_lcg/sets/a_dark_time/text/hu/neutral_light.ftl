# A világos oldal semleges lapjai, amelyeknek saját mondat kell.
card-action-series-bulk-transport = Reakció · miután csapásra fókuszáltad ezt az egységet, nézd meg a paklid felső 5 lapját; egy köztük lévő, legfeljebb 2-es nyomtatott költségű Karakter egységet játékba helyezhetsz. A többit keverd vissza a paklidba.
card-battle-of-hoth = Sors · választhatsz célpontnak egy Hoth célkártyát; az 1 sérülést kap, vagy lekerül róla 1 sérülés.
