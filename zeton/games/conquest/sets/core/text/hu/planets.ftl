# Bolygók, amelyeknek saját mondat kell.
card-plannum = Csata · egy saját, nem hadúr egység átmegy egy tetszőleges bolygóra.
card-atrox-prime = Csata · válassz célpontnak egy szomszédos bolygót vagy egy főhadiszállást; minden ott lévő ellenséges egység 1 sérülést kap.
card-carnath = Csata · használd egy másik, képpel felfelé lévő bolygó Csata képességét, mintha ott nyertél volna csatát.
card-tarrus = Csata · ha kevesebb egységed van, mint az ellenfelednek, kapsz 3 erőforrást, vagy húzol 3 lapot.
card-yvarn = Csata · minden játékos, ha tud, játékba helyez a kezéből egy egységet a saját főhadiszállásán.
