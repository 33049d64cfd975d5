# A Felkelő lapok, amelyeknek saját mondat kell.
card-the-defense-of-yavin-4 = Megszakítás · amikor kijátszol egy Jármű egységet, dobj el a kezedből tetszőleges számú, de legalább 1 másik lapot: az egység költsége minden eldobott lap után 1-gyel csökken, de legalább 1 marad.
card-a-new-hope = Akció · előbb te választasz a sajátjaid közül legfeljebb 3 egységet, aztán az ellenfeled a magáéi közül; minden ki nem választott egység visszakerül a tulajdonosa kezébe.
