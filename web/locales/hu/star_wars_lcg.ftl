# Star Wars: The Card Game: amit a táblája mond.

type-unit = Egység
type-enhancement = Erősítés
type-objective = Célkártya
type-fate = Sors
type-affiliation = Szövetség
capacity = Sérüléskapacitás: { $capacity }
priority = Prioritási szám: { $priority }
force-icons = { $count } Erő-ikon
resources = { $count } erőforrás
icons-unit-damage = egységsebzés { $normal }{ $edge ->
    [0] { "" }
   *[other] , előnnyel +{ $edge }
}
icons-tactics = taktika { $normal }{ $edge ->
    [0] { "" }
   *[other] , előnnyel +{ $edge }
}
icons-blast = robbanás { $normal }{ $edge ->
    [0] { "" }
   *[other] , előnnyel +{ $edge }
}
damage-of = sérülés: { $damage }/{ $capacity }
token-focus = { $count } fókuszjelző
token-shields = { $count } pajzs
token-committed = Erőhöz rendelt
attacks = támad
defends = védekezik
captured = { $count } elfogott lap
piece-death-star-dial = Halálcsillag-számláló
dial = Halálcsillag-számláló: { $dial }/12{ $damage ->
    [0] { "" }
   *[other] , { $damage } sérülés
}
balance = Az Erő egyensúlya a { $side ->
    [light] világos
   *[dark] sötét
} oldalon áll
force-cards = még { $count } Erő-kártya
zone-objectives = { $side ->
    [light] A világos oldal célkártyái
   *[dark] A sötét oldal célkártyái
}
zone-units = { $side ->
    [light] A világos oldal egységei
   *[dark] A sötét oldal egységei
}
zone-engagement = Lerohanás
zone-edge-stack = Előnypakli
edge-stack-of = { $side ->
    [light] A világos oldal előnypaklija
   *[dark] A sötét oldal előnypaklija
}, { $count }
edge-battle = Előny
balance-name = Egyensúly:
balance-short = { $side ->
    [light] Világos
   *[dark] Sötét
}
balance-does = { $side ->
    [light] 1 sérülés egy sötét célkártyának minden világos körben
   *[dark] a számláló +2 minden sötét körben
}
goal-dark = Sötét: { $dial }/12
goal-dark-next = megsemmisült: { $count }, a következő: számláló +{ $next }
goal-dark-words = A sötét oldal nyer, ha a számláló eléri a 12-t: még { $left } kell. Minden sötét körben { $pace } a növekedés. Megsemmisült világos célkártyák: { $lost }; a következő { $next } lépést jelent.
goal-light = Világos: { $count }/3
goal-light-what = megsemmisült sötét célkártya
goal-light-words = A világos oldal nyer, ha három sötét célkártya megsemmisült: { $count }/3, még { $left } kell.
fight-role = A { $side ->
    [light] világos
   *[dark] sötét
} oldal { $part ->
    [attacks] támad
   *[defends] védekezik
}: { $count }
fight-stake = · még { $left } sérülés semmisíti meg · felkészült robbanás: { $blast }
has-edge = övé az előny
edge-sum = Erő-ikonok az előnypakliban: { $sum }
side-name = { $side ->
    [light] a világos oldal
   *[dark] a sötét oldal
}
objective-deck-of = Célpakli: { $who }, { $count } lap
objective-deck-short = Célkártyák
victory-of = Győzelmi pakli: { $who }, { $count } lap
victory-short = Győzelem

# what a shining card would do, in a word
why-engage = Rohand le
why-attack = Támadj
why-defend = Védekezz
why-strike = Csapás
why-commit = Rendeld oda
why-generate = Fizess
why-focus = Fókuszáld
why-hit = Találat
why-damage = Sérülés
why-destroy = Semmisítsd meg
why-target = Válaszd
why-choose = Válaszd
why-protect = Védd meg
why-use = Használd
why-enhance = Csatold ide
why-discard = Dobd el
why-sacrifice = Áldozd fel
why-tactics = Taktika
why-blast = Robbanás
why-unit-damage = Egységsebzés
why-capture-at = Fogd el ide
why-place-shield = Pajzs
why-rescue-from = Mentsd ki
why-discard-focus = Fókusz −1
why-discard-damage = Sérülés −1
why-discard-shield = Pajzs −1
why-shield = Pajzs −1
why-capture = Fogd el
why-resolve = Hajtsd végre

phase-balance = Egyensúly
phase-balance-words = Sötét: a számláló feljebb lép, sötét egyensúlynál kétszer. Világos: 1 sérülés egy célkártyának, ha az egyensúly világos.
phase-refresh = Frissítés
phase-refresh-words = Minden lapodról lekerül egy fókuszjelző, a pajzsok eltűnnek, és újra három célkártyád lesz.
phase-draw = Húzás
phase-draw-words = Ha akarsz, dobj el egy lapot, aztán húzz a tartalékértékedig.
phase-deployment = Kijátszás
phase-deployment-words = Játssz ki egységeket és erősítéseket: a célkártyák és más erőforrások fókuszálásával fizetsz.
phase-conflict = Összecsapás
phase-conflict-words = Rohanj le ellenséges célkártyákat: támadók, védők, harc az előnyért, csapások.
phase-force = Erő
phase-force-words = Rendelj egységeket az Erőhöz, aztán mindkét oldal Erő-ikonokat számol az egyensúlyért.

keyword-elite = A frissítésedkor egy helyett két fókuszjelző kerül le róla.
keyword-protect = A saját kapacitásáig átveheti egy megnevezett típusú saját lap sérülését.
keyword-limited = Játékosonként és körönként egy Korlátozott lap.
keyword-shielding = Ha támad vagy védekezik: pajzs egy részt vevő saját egységnek vagy a lerohant célkártyának.
keyword-targeted-strike = Támadóként az egységsebzése olyan egységet is érhet, amelyik nem vesz részt a lerohanásban.
keyword-no-enhancements = Az Erő-kártyán kívül semmi sem csatolható hozzá.
keyword-edge = Amíg részt vesz: ennyivel több Erő-ikon az előnyért vívott harcban.

sign-unit-damage = Egységsebzés: a lerohanás egyik ellenséges egységének okoz sérülést
sign-tactics = Taktika: fókuszjelzők bárhol lévő ellenséges egységekre
sign-blast = Robbanás: a támadó sérülést okoz a lerohant célkártyának
sign-force = Erő-ikonok: az előnyért vívott harchoz és az Erő-küzdelemhez
sign-resource = Erőforrás: ennyit fizet a lap, ha fókuszálod
sign-focus = Fókuszjelző: a lap kimerült, amíg a frissítés le nem veszi róla
sign-shield = Pajzs: egy sérülést vagy egy fókuszjelzőt fog fel
sign-capacity = Sérüléskapacitás: ennyi sérülés semmisíti meg
sign-edge-only = A körvonalas ikonok csak az előnnyel számítanak

coach-star-wars-lcg-welcome = Üdv! A te lapjaid alul vannak, az ellenfeledéi felül. Világos akkor nyer, ha megsemmisít három sötét célkártyát; Sötét akkor, ha a számláló eléri a 12-t. Ami világít, azt választhatod, és az alsó sáv mindig megmondja, mi a kérdés.
coach-star-wars-lcg-mulligan = Ez az első kezed. Tartsd meg, ha van benne két egység, amelyet ki tudsz fizetni: a sarokban lévő szám a költség. Ha nincs, egyszer kérhetsz mulligant.
coach-star-wars-lcg-return-objective = Eggyel több célkártyát húztál a kelleténél. Egyet tegyél vissza: azokat tartsd meg, amelyek több erőforrást adnak, mert mindent azok fizetnek.
coach-star-wars-lcg-discard-one = Mielőtt hat lapra húzol, egyet eldobhatsz. Valami túl drága vagy túl gyenge? Nyomj rá. Ha nincs ilyen, tarts meg minden lapot.
coach-star-wars-lcg-action-refresh = Ez egy akcióablak. Itt csak akcióval rendelkező lapot használhatsz. Ha semmihez sincs kedved, ne hajts végre akciót. Ha fent egy fázisra kattintasz, ott többé nem kapsz kérdést.
coach-star-wars-lcg-action-draw = Még egy akcióablak a kijátszás előtt. Nyugodtan kihagyhatod.
coach-star-wars-lcg-action-deployment = Kijátszás: a kezedben világító lapokat ki tudod fizetni. Először robbanásikonos egységet játssz ki, az sebzi a célkártyákat. Ha végeztél, ne hajts végre több akciót.
coach-star-wars-lcg-pay = Úgy fizetsz, hogy erőforrást adó lapokat fókuszálsz. Legalább az egyiknek ugyanolyan szövetségűnek kell lennie, mint a kijátszott lap. A fókuszált célkártya a következő frissítésedig nem használható.
coach-star-wars-lcg-enhance = Válaszd ki, mihez csatolod.
coach-star-wars-lcg-action-conflict = Az összecsapásfázis akcióablakkal kezdődik. Ne hajts végre akciót, ha rátérnél a lerohanásra.
coach-star-wars-lcg-engage = Válassz egy ellenséges célkártyát, amelyet megtámadsz. Mindegyiket körönként egyszer lehet lerohanni. A sérülés rajta marad, amíg meg nem semmisül.
coach-star-wars-lcg-attackers = Nyomj rá minden támadó egységre, aztán arra, hogy Kész. Kimerült egység nem támadhat. Amelyiket visszatartod, később védekezhet.
coach-star-wars-lcg-defenders = Az ellenfeled támad. Nyomj rá a védekező egységekre, aztán arra, hogy Kész. Védő nélkül a célkártyád eggyel több sérülést kap.
coach-star-wars-lcg-edge-card = Harc az előnyért: felváltva tesztek le lapokat képpel lefelé, amíg mindketten nem passzoltok. A több Erő-ikon nyer, egyenlőségnél a védő. A győztes csap le először, és a körvonalas ikonjai is számítanak.
coach-star-wars-lcg-strike = Minden egység egyszer csap le: fókuszálod, és végrehajtod az ikonjait. Először azzal csapj le, amelyik kiüthet egy védőt.
coach-star-wars-lcg-icon = Válaszd ki, melyik fajta ikont hajtod végre először.
coach-star-wars-lcg-tactics = A taktika fókuszjelzőket tesz az ellenséges egységekre: a kimerült egység nem csaphat le, nem támadhat és nem védekezhet.
coach-star-wars-lcg-unit-damage = Válaszd ki, melyik egység kapja. Ha a sérülés eléri a kapacitását, az egység megsemmisül.
coach-star-wars-lcg-commit = Legfeljebb három egységet rendelhetsz az Erőhöz. Az Erő-ikonjaik számítanak az egyensúlyért, de ha lecsapnak, két fókuszjelzőt kapnak. A kimerültek nem számítanak.
coach-star-wars-lcg-reaction = Reakció: olyasmi történt, amire az egyik lapod válaszolhat. Nyomj a lapra, vagy ne reagálj.
coach-star-wars-lcg-interrupt = Megszakítás: még azelőtt közbeléphetsz, hogy megtörténne. Nyomj a lapra, vagy hagyd megtörténni.
coach-star-wars-lcg-balance-damage = Az egyensúly veled van: okozz ingyen egy sérülést egy sötét oldali célkártyának.
