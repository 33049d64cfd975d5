# A Birodalmi Flotta lapjai, amelyeknek saját mondat kell.
card-kuat-reinforcements = Megszakítás · amikor kijátszol egy Jármű egységet, dobj el a kezedből tetszőleges számú, de legalább 1 másik lapot: az egység költsége minden eldobott lap után 1-gyel csökken, de legalább 1 marad.
card-superlaser-engineer = Reakció · miután ez az egység játékba került, fedd fel a paklid felső 5 lapját; vedd a kezedbe közülük az összes legalább 3-as nyomtatott költségű Birodalmi Flotta eseményt és erősítést, a többit tetszőleges sorrendben tedd a paklid aljára.
card-take-them-prisoner = Reakció · miután ez a célkártya játékba került, nézd meg az ellenfeled paklijának felső 3 lapját; közülük egyet elfoghatsz ennél a célkártyánál, a többit tetszőleges sorrendben tedd vissza.
