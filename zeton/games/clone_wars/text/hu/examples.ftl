# A példák: állások, amelyeken egy szabály kipróbálható, és hogy ott mit érdemes tenni.

example-blockade = Támadj a Naboo bolygón: amíg a blokád áll, a sérülésed mást nem érhet ott. Kettő kell hozzá.
example-attempt = Mindkét jedid a küldetés bolygóján van. Kíséreld meg: dobj, aztán adj hozzá mindkettőjük lapjaiból, ami illik az ikonjaihoz.
example-transport = A Naboo bolygót megszállás fenyegeti. Repülj Mace Windu Venator lapjával: egy akció két útvonalon visz át.
example-free-action = Használd Ahsoka Tano ingyenes akcióját: meríts ki legfeljebb két lapot, mindegyik egy sérülés itt vagy egy szomszédos bolygón.
example-reinforce = Hét osztagkártyád van. Hívj erősítést: felhúzod a nyolcadikat, és rögtön el kell dobnod egyet, vagy kijátszanod egy szövetségest.
