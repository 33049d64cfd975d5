# Mit tesz egy lehetőség. $card és $target nevek, $number egy szám.

option-agree = Egyezz bele
option-ask-for-transport = Repülj { $card } szállítójával, ha kölcsönadja
option-attack = Támadd meg az itteni ellenségeket
option-attempt = Kíséreld meg { the-card } küldetést
option-begin = Kezdd te
option-blockade = Távolíts el egy blokádot { the-target } bolygóról
option-discard = Dobd el { the-card } lapot
option-droid = Távolíts el egy droidot { the-target } bolygóról
option-end = Fejezd be az akcióidat
option-exhaust = Merítsd ki { the-card } lapot
option-fly = Repülj { the-target } bolygóra
option-free-action = Használd { $card } ingyenes akcióját
option-give = Add oda { the-card } lapot
option-herd = Mozgass egy droidot { the-card } bolygóról { the-target } bolygóra
option-jedi = Legyen { $card }
option-move = Menjen { the-target } bolygóra
option-planet = Válaszd { the-target } bolygót
option-play = Játszd ki { the-card } lapot
option-put-back = Tedd vissza { the-card } lapot
option-ready = Frissítsd fel { the-card } lapot
option-refuse = Ne egyezz bele
option-reinforce = Hívj erősítést: húzz egy osztagkártyát
option-target = Válaszd { the-card } lapot
option-transport = Repülj legfeljebb két útvonalat { the-card } szállítóval
option-villain = { $card } kerüljön le a tábláról
option-villain-moves = { $card } menjen { the-target } bolygóra

# Mi különböztet meg két azonos nevű lapot.
mark-exhausted = kimerült
mark-jedi = { $value } osztagában
