# Az adatok szavai: <hely>-<szó>.

type-ally = szövetséges
type-armor = páncélos
type-assault = roham
type-stealth = lopakodás
type-transport = szállító
type-invasion = invázió
type-jedi = jedi
type-mission = küldetés
type-planet = bolygó
type-sheet = gonosztevőlap
type-villain = gonosztevő
type-villain-card = gonosztevőkártya

token-orange = narancssárga
token-white = fehér

threshold-threat = fenyegetettség

difficulty-padawan = Padavan
difficulty-jedi-knight = Jedi lovag
difficulty-jedi-master = Jedi mester
difficulty-jedi-grand-master = Jedi nagymester

detail-name = név
detail-planet = bolygó
detail-type = típus
detail-kind = típus
detail-symbols = ikonok
detail-layout = hely a táblán
detail-threshold = küszöb
detail-damage = sérülés
detail-when-drawn = hatás felhúzáskor
detail-when-completed = hatás teljesítéskor
detail-when-removed = hatás eltávolításkor
detail-per-turn = hatás minden körben
detail-effect = hatás
detail-effects = hatás
detail-timing = mikor játszható ki
detail-health = életerő
detail-free-action = ingyenes akció
detail-clarifications = magyarázatok
detail-reminder-marker = emlékeztető jelölő
detail-start-planet = kezdőbolygó
detail-start-cards = kezdőlapok
detail-setup = előkészítés
detail-last-enemy = utolsó ellenség
detail-token = jelző
detail-missions = küldetések
detail-strength = erő
