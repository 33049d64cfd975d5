# A Felkelő lapok, amelyeknek saját mondat kell.
card-the-defense-of-yavin-4 = Megszakítás · amikor kijátszol egy Jármű egységet, dobj el a kezedből tetszőleges számú, de legalább 1 másik lapot: az egység költsége minden eldobott lap után 1-gyel csökken, de legalább 1 marad.
card-a-new-hope = Akció · először te, aztán az ellenfeled választ legfeljebb 3-at a saját egységei közül; az összes nem választott egység visszakerül a tulajdonosa kezébe.
