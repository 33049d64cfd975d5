# Mit kérdezünk egy játékostól. $card annak a lapnak a címe, amelyről szó van („none”, ha nincs ilyen), $number a darabszám, $target
# az, amit már megneveztek (kockánál az oldala is).

question-action = Te jössz: mit teszel?
question-activate = { $card }: melyik lapot aktiválod?
question-additional-action = Végrehajtasz egy további akciót?
question-attach = Hová kerüljön ez: { $card }?
question-battlefield = Megnyerted a csatatérért való dobást: melyik csatatér legyen használatban?
question-brawl = Eldobsz egy lapot, hogy visszaüss?
question-card-type = { $card }: milyen típusú lapot?
question-choose = { $card }: válassz.
question-claim = Használod a csatatér Uralom képességét?
question-claim-or-switch = { $card }: használod az Uralom képességet, vagy lecseréled a csatateret?
question-colour = { $card }: válassz egy színt.
question-deck = { $card }: melyik pakli?
question-discard = { $card }: melyik lap kerüljön a dobott pakliba?
question-discard-copy = Egyedi lapból csak egy példány maradhat: melyiket dobod el?
question-discard-from-hand = Melyik lap kerüljön a kézből a dobott pakliba?
question-discard-hand = { $card } a sajátjaként használja fel ezt: { $target }{ showing }. Eldobod az egész kezedet, hogy megakadályozd?
question-discard-looked-at = { $card }: melyiket dobod el ezek közül?
question-discard-upgrade = { $card } túl sok fejlesztést visel: dobj el egyet.
question-draw = Húzol egy lapot?
question-exhaust = { $card }: melyik lapot meríted ki?
question-guardian = { $card } őrködik: elszenvedi egy kocka sebzését, hogy eltávolítsa?
question-hand = { $card }: kinek a keze?
question-heal = { $card }: melyik karaktert gyógyítod?
question-hit = { $card }: melyik karakter kapja a sebzést?
question-indirect = { $number } közvetett sebzést kell kiosztani. Mennyi kerüljön ide?
question-keep = { $card }: fizetsz 1 erőforrást, hogy megtartsd?
question-leaving-die = E két kocka közül melyik távozik a készletből?
question-lure = { $card }: mit kelljen aktiválni?
question-may = { $card }: folytatod?
question-mode = { $card }: válassz.
question-modifier = { $card }: hozzáadsz egy módosítót?
question-move-to = { $card }: melyik lapra kerüljön?
question-mulligan = Visszateszel lapokat, mielőtt újakat húzol?
question-order = Melyik képességet hajtod végre először?
question-play = { $card }: melyik lapot játszod ki?
question-point-at = { $card }: melyik kocka számít?
question-put-away = { $card }: tegyél egy lapot a paklid tetejére vagy aljára.
question-put-back = { $card }: melyik lap kerüljön most felülre? Az utolsót húzod majd elsőként.
question-ransom = { $card }: adsz 1 erőforrást, vagy { $target } kapjon 3 sebzést?
question-reaction = Használod ezt: { $card }?
question-redeploy = Áthelyezed ezt: { $card }?
question-remove = { $card ->
    [none] Melyik kockát távolítod el?
   *[other] { $card }: melyik kockát távolítod el?
}
question-repair = { $card }: melyik lap veszítsen sebzést?
question-reroll = { $card ->
    [none] Melyik kockákat dobod újra?
   *[other] { $card }: melyik kockákat dobod újra?
}
question-resolve = Felhasználsz még egy kockát?
question-resolve-both = { $card }: melyik kockákat használod fel?
question-resolve-one = { $card }: melyik kockát használod fel?
question-reveal = { $card }: felfedsz egy lapot?
question-roll = { $card }: melyik kockát dobod be?
question-set-apart = { $card }: melyik lapot teszed félre?
question-setup-shield = A te csatatered nincs használatban: ki kapjon egy pajzsot?
question-shield = { $card }: melyik karakter kapja a pajzsokat?
question-spend = { $card }: fizetsz, hogy többet kapj?
question-take = { $card }: melyik lapot veszed el?
question-take-from = { $card }: melyik lapról kerüljön át sebzés?
question-tax = Megadóztatják a bevételedet: 1 erőforrással kevesebbet kapsz, vagy eldobsz 2 lapot a paklidból?
question-turn = { $card }: melyik kockát fordítod, és melyik oldalára?
question-unshield = { $card }: kinek a pajzsát távolítod el?
question-upkeep-discard = Fenntartás: eldobsz lapokat, mielőtt húzol?
