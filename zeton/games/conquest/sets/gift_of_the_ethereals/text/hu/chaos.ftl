# Káosz lapok, amelyeknek saját mondat kell.
card-nurgling-bomb = Harci akció · válassz célpontnak egy bolygót; minden ott lévő nem Nurgle egységről az irányítója dönti el, hogy 1 sérülést kap, vagy megfutamodik.
card-throne-of-vainglory = Akció · merítsd ki ezt a lapot: dobd el a paklid legfelső lapját. Ha a nyomtatott költsége legalább 3, a főhadiszállásodon játékba kerül 2 Kultista.
