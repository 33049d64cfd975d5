# Mit tesz egy lehetőség. $card és $target nevek, $number egy szám.

option-agree = Beleegyezem
option-ask-for-transport = Repülj, és kérj szállítót tőle: { $card }
option-attack = Támadj
option-attempt = Kíséreld meg ezt a küldetést: { $card }
option-begin = Én kezdek
option-blockade = Távolíts el egy blokádot innen: { $target }
option-discard = Dobd el ezt: { $card }
option-droid = Távolíts el egy droidot innen: { $target }
option-end = Fejezd be az akcióidat
option-exhaust = Merítsd ki ezt: { $card }
option-fly = Repülj ide: { $target }
option-free-action = Ingyenes akció: { $card }
option-give = Add oda ezt: { $card }
option-herd = Mozgass egy droidot: { $card } → { $target }
option-jedi = { $card }
option-move = Mozgás ide: { $target }
option-planet = { $target }
option-play = Játszd ki ezt: { $card }
option-put-back = Tedd vissza ezt: { $card }
option-ready = Frissítsd fel ezt: { $card }
option-refuse = Nem egyezem bele
option-reinforce = Hívj erősítést: húzz egy osztagkártyát
option-target = { $card }
option-transport = Repülj legfeljebb két útvonalat ezzel: { $card }
option-villain = Távolítsd el: { $card }
option-villain-moves = { $card } ide megy: { $target }

# Mi különböztet meg két azonos nevű lapot.
mark-exhausted = kimerült
mark-jedi = { $value } osztagában
