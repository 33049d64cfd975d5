# Űrgárdista lapok, amelyeknek saját mondat kell.
card-sicariuss-chosen = Reakció · miután ez az egység játékba került, válassz célpontnak egy szomszédos bolygón lévő ellenséges hadsereg-egységet; az ide jön, és 1 sérülést kap.
card-honored-librarian = Amíg van itt egy más nevű saját egység, ez az egység nem lehet ellenséges egység támadásának célpontja.
card-veteran-brother-maxos = Harci akció · ha ez az egység bolygón van, fizesd ki egy kezedben lévő Űrgárdista egység nyomtatott költségét: az itt játékba kerül.
card-drop-pod-assault = Harci akció · keress a paklid felső 6 lapja között egy legfeljebb 3-as nyomtatott költségű Űrgárdista egységet, helyezd játékba azon a bolygón, ahol csata folyik, a többit pedig tedd a paklid aljára.
card-exterminatus = Bevetési akció · válassz célpontnak egy bolygót, amely nem az első; minden ott lévő nem egyedi egység megsemmisül.
