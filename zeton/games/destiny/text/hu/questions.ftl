# Mit kérdezünk egy játékostól, és hogyan hangzanak a kérdésenként más válaszok: answer-<fajta>-<ige>.
# $card annak a lapnak a címe, amelyről szó van („none”, ha nincs ilyen; kockánál az oldala is), $number a darabszám. A kérdező
# képességről: $does mibe kerül és mit tesz, $yours a tiéd-e, $target amit már megneveztek.

asking = { $yours ->
    [yes] { $card }
   *[no] Az ellenfeled { $card } lapja
}{ showing }{ $does ->
    [none] { "" }
   *[other] { " " }({ $does })
}
question-action = Te jössz, { $number ->
    [0] nincs erőforrásod
   *[other] { $number } erőforrásod van
}: mit teszel?
answer-action-pass = Ne hajts végre akciót ebben a körben
question-activate = { asking }: melyik lapot aktiválod?
answer-activate-done = Ne aktiválj többet
question-additional-action = Még egy akciót végrehajthatsz, { $number ->
    [0] nincs erőforrásod
   *[other] { $number } erőforrásod van
}: mit teszel?
answer-additional-action-decline = Ne hajts végre további akciót
question-attach = Melyik karakter kapja { the-card } lapot?
question-battlefield = Megnyerted a csatatérért való dobást: melyik csatatéren folyjon a játék? A másik játékos pajzsokat kap az övéért.
question-battlefield-switch = { asking }: melyik csatatér legyen mostantól használatban?
answer-battlefield-switch-pass = Maradjon ez a csatatér
question-before-playing = { the-card } lapot készülsz kijátszani: mit használsz előtte?
answer-before-playing-pass = Ne használj semmit
question-borrow = { asking }: melyik lap különleges képességét hajtod végre?
question-blackmail = Az ellenfeled dobott { the-card } kockájával: adsz neki 1 erőforrást, hogy eltávolítsd azt a kockát?
answer-blackmail-spend = Adj neki 1 erőforrást
answer-blackmail-pass = Maradjon ott a kocka
question-block = Mindjárt sebzés érkezik: mennyit védesz ki belőle?
answer-block-pass = Ne védj ki semmit
question-brawl = { $card }: megütöttek. Eldobsz egy lapot, hogy 1 sebzéssel visszaüss?
answer-brawl-discard = Dobd el { the-card } lapot, és üss vissza
answer-brawl-pass = Ne üss vissza
question-card-type = { asking }: melyik laptípust nevezed meg?
question-choose = { asking }: melyik legyen az?
question-claim = Uralmad alá vontad { the-card } csatateret. Használod az Uralom képességét ({ $does })?
answer-claim-use = Használd az Uralom képességet
answer-claim-pass = Ne használd
question-claim-or-switch = { asking }: melyik legyen a kettő közül?
question-colour = { asking }: melyik színt nevezed meg?
question-deck = { asking }: kinek a pakliját választod?
question-discard = { asking }: melyik lapot dobod el?
answer-discard-done = Folytasd
question-discard-copy = Egyedi lapból csak egy példány maradhat játékban: melyiket dobod el?
question-discard-from-hand = { asking }: melyik lapot dobod el ebből a kézből?
answer-discard-from-hand-done = Folytasd
question-discard-hand = Az ellenfeled { $card } lapja a sajátjaként használná fel { the-target } kockádat{ showing }. Eldobod az egész kezedet, hogy megakadályozd?
answer-discard-hand-pass = Tartsd meg a kezedet
question-discard-looked-at = { asking }: e lapok közül melyiket dobod el?
question-discard-upgrade = { $card } csak három fejlesztést viselhet: melyiket dobod el?
question-draw = Az ellenfeled { $card } lapja miatt húzhatsz egy lapot: húzol?
answer-draw-pass = Ne húzz
question-defeat = { asking }: melyik karaktert győzöd le?
question-exhaust = { asking }: melyik lapot meríted ki?
question-group = { asking }: az egyik csoport: { $first }; a { $second ->
    [none] másikban nincs kocka
   *[other] másik: { $second }
}. Melyiket távolítod el?
answer-group-pass = Távolítsd el a kocka nélküli csoportot
question-guardian = { $card } őrzi a többieket: magára vegye egy ellenséges kocka sebzését, hogy eltávolítsa a kockát?
answer-guardian-pass = Ne távolíts el kockát
question-hand = { asking }: kinek a kezét választod?
question-heal = { asking }: kinek a sebzését gyógyítod?
answer-heal-done = Ne gyógyíts többet
question-hit = { asking }: melyik karakter kapja a sebzést?
answer-hit-done = Senki másnak ne okozz sebzést
question-indirect = { $number } közvetett sebzést kell elosztanod a karaktereid között: mennyit kap ebből { $card }?
question-keep = Felhasználtad { the-card } kockáját: fizetsz 1 erőforrást, vagy eldobod a lapot?
answer-keep-spend = Fizess 1 erőforrást, és tartsd meg { the-card } lapot
answer-keep-pass = Dobd el { the-card } lapot
question-leaving-die = E két kocka közül melyik kerüljön félre?
question-lure = { asking }: melyik lapot kelljen aktiválni?
question-may = { asking }: élsz vele?
answer-may-use = Élj vele
answer-may-pass = Ne élj vele
question-mode = { asking }: mit választasz?
answer-mode-pass = Egyik sem
question-modifier = { asking }: hozzáadsz egy módosítót ehhez a kockához?
answer-modifier-done = Ne adj hozzá módosítót
question-move-to = { asking }: melyik lapra kerüljön a sebzés?
answer-move-to-done = Ne kerüljön át sebzés
question-mulligan = Mely lapokat teszed vissza a paklidba a játék előtt? Ugyanannyi újat húzol.
answer-mulligan-done = Tartsd meg a többi lapot
question-order = Több képesség vár: melyiket hajtod végre először?
question-play = { asking }: melyik lapot játszod ki?
question-play-stacked = { asking }: melyik példányról játszod ki a lapot?
answer-play-done = Ne játssz ki semmit
question-point-at = { asking }: melyik kocka számítson?
question-prevent = { asking }: fizetsz 1 erőforrást, hogy megakadályozd a folytatását?
answer-prevent-spend = Fizess 1 erőforrást
answer-prevent-pass = Hagyd megtörténni
question-put-aside = { asking }: melyik lapot teszed félre a kezedből?
answer-put-aside-done = Folytasd
question-put-away = { asking }: melyik lapot teszed el, és hová?
answer-put-away-done = Ne tegyél el több lapot
question-put-back = { $card }: melyik lapot teszed most a pakli tetejére? Az utolsót húzod majd elsőként.
question-ransom = Az ellenfeled { $card } lapja: adsz neki 1 erőforrást, vagy { $target } kapjon 3 sebzést?
answer-ransom-pass = { $target } kapjon 3 sebzést
question-reaction = Használod { the-card } lapot ({ $does })?
answer-reaction-pass = Ne használd { the-card } lapot
question-ready = { asking }: melyik lapot frissíted fel?
question-redeploy = Vereséget szenved { the-card } lap viselője: áthelyezed a lapot egy másik karakteredre?
answer-redeploy-pass = Dobd el { the-card } lapot
question-remove = { $card ->
    [none] Melyik kockát távolítod el?
   *[other] { asking }: melyik kockát távolítod el?
}
answer-remove-done = Ne távolíts el több kockát
question-repair = { asking }: melyik lapról kerüljön le sebzés?
question-reroll = { $card ->
    [none] Mely kockákat dobod újra?
   *[other] { asking }: melyik kockát dobod újra?
}
answer-reroll-done = Ne dobj újra több kockát
question-resolve = Felhasználsz ebben az akcióban még egy kockát?
answer-resolve-done = Ne használj fel több kockát
question-resolve-any = { asking }: melyik kockát használod fel következőnek?
answer-resolve-any-done = Ne használj fel több kockát
question-resolve-both = { asking }: milyen sorrendben használod fel a kockákat, és melyik kapja a 2-t?
answer-resolve-both-pass = Egyiket se használd fel
question-resolve-one = { asking }: melyik kockát használod fel?
answer-resolve-one-done = Egyet se használj fel
question-resolve-or-remove = { $yours ->
    [yes] { $card }
   *[no] Az ellenfeled { $card } lapja
}{ $does ->
    [none] { "" }
   *[other] { " " }({ $does })
}: felhasználod vagy eltávolítod a kockát{ showing }?
question-resolve-side = { asking }: a kocka melyik oldalát használod fel?
question-return = { asking }: melyik lap tér vissza a tulajdonosa kezébe?
question-reveal = { asking }: felfedsz érte egy lapot?
answer-reveal-pass = Ne fedj fel semmit
question-roll = { asking }: melyik kockát dobod be a készletedbe?
question-set-apart = Az ellenfeled { $card } lapja miatt megnézheti a kezedet, és eldob belőle egy lapot: melyiket teszed előtte félre?
question-setup-shield = A te csatatered nincs használatban: melyik karakter kapjon ezért egy pajzsot?
question-shield = { asking }: melyik karakter kapjon pajzsot?
answer-shield-done = Senki más ne kapjon pajzsot
question-spend = { asking }: a többiért is fizetsz?
answer-spend-spend = Fizess { $number } erőforrást
answer-spend-pass = Ne fizess
question-split = { asking }: melyik kocka kerül az első csoportba? A meg nem nevezettek alkotják a másodikat.
question-stack = { asking }: melyik lap kerül rá képpel lefelé a kezedből?
answer-stack-done = Folytasd
answer-split-done = Ez az első csoport
question-symbol = { asking }: melyik szimbólumot nevezed meg?
question-take = { asking }: melyik lapot veszed a kezedbe?
answer-take-done = Ne vegyél el lapot
question-take-from = { asking }: melyik lapról kerüljön át a sebzés?
question-tax = Nute Gunray megadóztat: 1 erőforrással kevesebbet kapsz, vagy eldobod a paklid felső 2 lapját?
answer-tax-pass = Fogadj el 1 erőforrással kevesebbet
question-turn = { asking }: melyik kockát fordítod, és melyik oldalára?
answer-turn-done = Ne fordíts több kockát
question-unshield = { asking }: kinek a pajzsát távolítod el?
answer-unshield-done = Ne távolíts el több pajzsot
question-upkeep-discard = { $number } lapra töltöd fel a kezedet. Előtte eldobsz valamit?
answer-upkeep-discard-done = Tartsd meg a többi lapot
