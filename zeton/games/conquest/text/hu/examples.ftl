# A példák: állások, amelyeken egy szabály kipróbálható, és hogy ott mit érdemes tenni.

example-dial = Állítsd be a parancstárcsád: a hadurad és a főhadiszálláson lévő 10th Company Scout arra a bolygóra megy. Ott megnyerik a parancsnoki küzdelmet vagy egy csatát.
example-deploy = A te bevetési köröd, öt erőforrással. Vesd be a 10th Company Scout egységet egy bolygóra; utána a másik játékos jön.
example-combat-turn = A te harci köröd. Támadj a Land Raider egységgel; valamivel támadnod kell, vagy a haduraddal visszavonulnod.
example-retreat = A harci forduló véget ért, és a Land Raider súlyosan sérült. Vond vissza kimerülten a főhadiszállásra, vagy tartsd itt még egy fordulóra.
example-third-planet = Két erődítményes bolygód van, ez a harmadik. Semmisítsd meg az utolsó ellenséget, és nyerd meg a csatát és a játékot.
