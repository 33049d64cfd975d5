# A példák: állások, amelyeken egy szabály kipróbálható, és hogy ott mit érdemes tenni.

example-edge-battle = Luke Skywalker támad, Darth Vader védekezik. Tedd le képpel lefelé az előnyért a Twist of Fate lapot vagy egy másikat, vagy passzolj, és tartsd meg a kezed.
example-strikes = Tiéd az előny, te csapsz le először. Csapj le az Erőhöz rendelt Luke Skywalker egységgel: két fókuszjelzőt kap, Red Five csak egyet.
example-resource-match = A felkelőket vezeted. Játszd ki Luke Skywalker lapját: Jedi lap, ezért a fizető források között ott kell lennie az A Hero's Journey lapnak.
example-third-objective = Két sötét célkártya már megsemmisült, és a Fall of the Jedi még egy sérülést bír el. Rohanj rá a Red Five egységgel, és nyerj.
example-force-struggle = Az egyensúly sötét, mert csak a Nightsister van az Erőhöz rendelve. Rendeld hozzá Luke Skywalker egységét, és számold az Erő-ikonokat: a küzdelem rögtön utána jön.
