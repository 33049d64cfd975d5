card-jango-fett-awakenings = Miután az ellenfeled aktivált egy karaktert, aktiválhatod ezt a karaktert.
card-flame-thrower = Különleges · okozz 1-1 sebzést legfeljebb 3 különböző karakternek.
card-on-the-hunt = Különleges · távolítsd el az összes pajzsot egy karakterről; 1 erőforrás elköltésével eltávolíthatod annak a karakternek vagy a fejlesztéseinek egyik kockáját is.
card-armed-to-the-teeth-awakenings = Dobj el tetszőleges számú fejlesztést egy saját sárga karakterről; ezután okozz egy karakternek annyi sebzést, ahány fejlesztést eldobtál.
card-confiscation = Költs el annyi erőforrást, amennyibe egy játékban lévő ellenséges fejlesztés kerül: az a fejlesztés visszatér a tulajdonosa kezébe.
card-fight-dirty-awakenings = Távolíts el tetszőleges számú saját sárga kockát; ezután okozz egy karakternek annyi sebzést, ahány kockát eltávolítottál.
card-lying-in-wait = Az ellenfeled addig választ ki és dob el lapokat a kezéből, amíg nem marad több lapja, mint neked.
