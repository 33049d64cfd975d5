card-bala-tik = Miután egy ellenséges karakter vereséget szenvedett, felfrissítheted ezt a karaktert.
card-jango-fett-awakenings = Miután az ellenfeled aktivált egy karaktert, aktiválhatod ezt a karaktert.
card-crime-lord-awakenings = Csak sárga karakterre játszható ki.
    Különleges · költs el 5 erőforrást: válassz egy karaktert, amely a forduló vége után vereséget szenved.
card-flame-thrower = Különleges · okozz 1-1 sebzést legfeljebb 3 különböző karakternek.
card-on-the-hunt = Különleges · távolítsd el az összes pajzsot egy karakterről; 1 erőforrás elköltésével eltávolíthatod annak a karakternek vagy a fejlesztéseinek egyik kockáját is.
card-ace-in-the-hole = Dobj el egy sárga fejlesztést a kezedből: dobd be a kockáját a készletedbe, ha van. Tedd félre azt a kockát, miután felhasználták vagy eltávolították.
card-armed-to-the-teeth-awakenings = Dobj el tetszőleges számú fejlesztést egy saját sárga karakterről; ezután okozz egy karakternek annyi sebzést, ahány fejlesztést eldobtál.
card-confiscation = Költs el annyi erőforrást, amennyibe egy játékban lévő ellenséges fejlesztés kerül: az a fejlesztés visszatér a tulajdonosa kezébe.
card-fight-dirty-awakenings = Távolíts el tetszőleges számú saját sárga kockát; ezután okozz egy karakternek annyi sebzést, ahány kockát eltávolítottál.
card-lying-in-wait = Az ellenfeled addig választ ki és dob el lapokat a kezéből, amíg nem marad több lapja, mint neked.
card-backup-muscle = Ez a lap 3 sebzéssel kerül játékba, amikor kijátszod.
    Akció · merítsd ki ezt a lapot: helyezz át róla 1 sebzést egy karakterre; a pajzsok nem védik ki.
card-my-kind-of-scum = Miután felhasználtál egy megszakítást mutató kockát, kimerítheted ezt a lapot: kapsz annyi erőforrást, amennyit az ellenfeled most elveszített.
card-prized-possession = Miután kijátszottad ezt a lapot, eltávolíthatsz egy ellenséges karakterkockát, és erre a lapra teheted. Senki sem dobhat vele, és csak akkor tér vissza a karakteréhez, ha ez a lap elhagyja a játékot.
