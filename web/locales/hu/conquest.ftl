# Warhammer 40,000: Conquest: amit a táblája mond. $who egy hadúr.

type-warlord = Hadúr
type-army = Hadsereg-egység
type-support = Támogatás
type-attachment = Csatolmány
type-token = Jelzőegység
type-planet = Bolygó

phase-deploy = Bevetés
phase-deploy-words = Felváltva: bevethettek egy lapot, vagy használhattok egy akciót, amíg mindketten nem passzoltok.
phase-command = Parancs
phase-command-words = A tárcsákat titokban állítjátok be, a hadurak kirendelődnek mindazzal, ami a főhadiszállásukon van, azután minden bolygón parancsnoki küzdelem következik.
phase-combat = Harc
phase-combat-words = Csaták az első bolygótól kezdve: az első bolygón, és mindenhol, ahol van hadúr.
phase-headquarters = Főhadiszállás
phase-headquarters-words = Az első bolygó jelzője továbblép, egy bolygó képpel felfelé fordul, lapok és erőforrások érkeznek, minden felfrissül.

cq-attack = { $count } TÁM
cq-health = { $count } ÉP
cq-command = { $count } parancsikon
cq-shield = Pajzs: { $count }
cq-cards = { $count } lap annak, aki megnyeri a parancsnoki küzdelmet
cq-resources = { $count } erőforrás annak, aki megnyeri a parancsnoki küzdelmet
cq-icon-material = nyersanyag
cq-icon-strongpoint = erődítmény
cq-icon-tech = technológia

cq-fact-attack = TÁM: { $count }
cq-fact-damage = sérülés: { $damage }, ÉP: { $health }
cq-fact-hurt = { $damage } sérülés
cq-fact-command = { $count } parancsikon
cq-exhausted = kimerült
cq-bloodied = vérző
cq-hale = ép
cq-stored = { $count } erőforrás van rajta
cq-attacking = támad
cq-attacked = őt támadják
cq-attached-to = ezen: { $host }
cq-headquarters = { $who } főhadiszállása

cq-planets = Bolygók
cq-planet-at = { $position }. hely: { $planet }{ $first ->
    [yes] , első bolygó
   *[no] { "" }
}{ $battle ->
    [yes] , csata
   *[no] { "" }
}
cq-face-down = képpel lefelé lévő bolygó
cq-no-planet = nincs bolygó
cq-planet-label = { $planet }, bolygó{ $dial ->
    [0] { "" }
   *[other] , száma a parancstárcsán: { $dial }
}
cq-army = { $who } itteni serege
cq-first = Első bolygó
cq-battle = Csata · { $round }. harci forduló
cq-command-sum = { $count } parancsikon felkészülten{ $ahead ->
    [yes] ; vezet
   *[no] { "" }
}
cq-dial-number = Szám a parancstárcsán: { $count }

cq-hq = { $who } főhadiszállása
cq-supports = { $who } támogatásai
cq-hq-short = Főhadiszállás
cq-initiative = Kezdeményező: { $who }
cq-has-resources = { $count } erőforrás
cq-dial = { $who } parancstárcsája: { $state ->
    [open] { $number }
    [set] beállítva erre: { $number }, titkos
    [secret] beállítva, titkos
   *[unset] nincs beállítva
}
cq-warlord = { $who }: { $state ->
    [bloodied] vérző
   *[hale] ép
}
cq-round = { $round }. forduló
cq-tally = { $who } győzelmi készlete: { $material } nyersanyag, { $strongpoint } erődítmény, { $tech } technológia; három egyforma győzelmet jelent

cq-victory-of = { $who } győzelmi készlete, { $count } bolygó
cq-victory-short = Megnyert bolygók

keyword-conquest-ambush = A harci fázisban akcióként is bevethető.
keyword-conquest-area-effect = Amikor támad, a támadása helyett ennyi sérülést okozhat a bolygón lévő minden ellenséges egységnek.
keyword-conquest-armorbane = Amíg támad, nem használható pajzs.
keyword-conquest-brutal = +1 TÁM minden rajta lévő sérülés után.
keyword-conquest-flying = A nem Repülő egységek támadása csak feleannyi sérülést okoz neki, felfelé kerekítve.
keyword-conquest-immune = A megnevezett fajtájú lapok nem hatnak rá.
keyword-conquest-limited = Játékosonként és fordulónként egy Korlátozott lap.
keyword-conquest-mobile = A harci fázis elején átmehet egy szomszédos bolygóra.
keyword-conquest-no-attachments = A megnevezett fajtájú csatolmány nem csatolható hozzá.
keyword-conquest-ranged = A távolsági összecsapásban, az első harci forduló előtt is támad.
