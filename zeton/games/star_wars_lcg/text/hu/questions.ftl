# Mit kérdezünk egy játékostól. $card annak a lapnak a neve, amelyről szó van („none”, ha nincs ilyen), $number a hátralévők száma,
# $event az az eseményfajta, amelyhez az ablak tartozik.

question-action = Akcióablak: mit teszel?
question-again = { $card }: végrehajtod még egyszer?
question-attackers = Jelöld ki a támadókat.
question-balance-damage = Az Erő egyensúlya a világos oldalon áll: okozol 1 sérülést egy sötét oldali célnak?
question-blast = { $card }: { $number } robbanás. Melyik lap kapja?
question-capture = Melyik lap kerüljön fogságba?
question-capture-at = Melyik célnál kerüljön fogságba?
question-choose = { $card ->
    [none] Válassz egy lapot.
   *[other] { $card }: válassz egy lapot.
}
question-commit = Rendelsz egységeket az Erőhöz?
question-defenders = Jelöld ki a védőket.
question-destroy = Melyik semmisüljön meg?
question-discard = Dobj el egy lapot.
question-discard-down = Több lap van a kezedben a tartalékértékednél: dobj el egy lapot.
question-discard-from-hand = Melyik lapot kell eldobni a kézből?
question-discard-one = Eldobsz egy lapot, mielőtt húzol?
question-edge-card = Harc az előnyért: leteszel egy lapot képpel lefelé, vagy passzolsz?
question-engage = Lerohansz egy célt?
question-enhance = { $card }: melyik lapot erősítse?
question-fate-card = Melyik sorskártyát hajtod végre először?
question-focus = { $card }: fókuszálj egy lapot.
question-forced-interrupt = Kényszermegszakítások: melyik legyen az első?
question-forced-reaction = Kényszerreakciók: melyik legyen az első?
question-form = { $card }: hogyan kerüljön játékba?
question-gained-icon = Melyik ikont kapja meg?
question-icon = { $card } lecsap: melyik ikonok legyenek az elsők?
question-interrupt = Megszakítod? { $event ->
    [being-paid-for] Éppen fizetnek érte: { $card }.
    [damage-dealt] { $card } kapna { $number } sérülést.
    [destroyed] { $card } megsemmisülne.
    [engaged] Éppen lerohannák ezt: { $card }.
    [event-played] Éppen kijátsszák ezt: { $card }.
    [interrupt-event-played] Éppen kijátsszák ezt: { $card }.
    [interrupt-executed] Éppen megszakítást használnak: { $card }.
    [leaves-play] { $card } elhagyná a játékot.
    [several] Egyszerre több dolog történne: { $card }.
   *[other] Valami történni fog.
}
question-keep = Mely egységeket tartod meg?
question-mulligan = Megtartod ezt a kezet, vagy mulligant kérsz?
question-next-objective = Melyik célt feded fel következőnek?
question-order = Melyik legyen a következő?
question-pay = Fizess ezért: { $card }. Még { $number } hiányzik.
question-protect = { $cards ->
    [1] { $card } kapna { $number } sérülést: melyik lap kapja helyette?
   *[other] { $cards } lapod sérülést kapna: melyik lap kapja helyettük?
}
question-put-back = Tedd vissza ezeket a lapokat: melyik következzen?
question-put-into-play = Helyezel játékba egy lapot?
question-put-on-the-bottom = Melyik lap kerüljön a pakli aljára?
question-reaction = Reagálsz? { $event ->
    [captured-from-play] { $card } fogságba került.
    [committed] Az Erőhöz rendelték ezt: { $card }.
    [damaged] { $card } kapott { $number } sérülést.
    [declared] Kijelölték ezt: { $card }.
    [destroyed] { $card } megsemmisült.
    [draw-phase-begins] Elkezdődött a húzásfázis.
    [edge-battle-won] Eldőlt a harc az előnyért.
    [enters-play] { $card } játékba került.
    [focused-to-strike] { $card } csapásra fókuszált.
    [leaves-play] { $card } elhagyta a játékot.
    [played] Kijátszották ezt: { $card }.
    [refresh-phase-ends] Véget ért a frissítésfázis.
    [refreshed] Megtörtént a frissítés.
    [resources-generated] { $card } erőforrást termelt.
    [strike-resolved] { $card } lecsapott.
    [survived-engagement] { $card } túlélte a lerohanást.
    [turn-begins] Elkezdődött egy kör.
    [several] Egyszerre több dolog történt: { $card }.
   *[other] Történt valami.
}
question-rejuvenate = Melyik jelzőt távolítod el?
question-rescue = Honnan mentesz ki egy lapot?
question-return-objective = Melyik cél kerüljön a célpakli aljára?
question-sacrifice = { $card }: áldozz fel egy lapot.
question-search = Melyik lapot helyezed játékba?
question-shield = { $cards ->
    [1] { $card }: elhasználsz egy pajzsot?
   *[other] Melyik lapod használjon el egy pajzsot?
}
question-shielding = { $card }: melyik lap kapja a pajzsát?
question-strike = Melyik egység csapjon le?
question-tactics = { $card }: { $number } fókuszjelzőt kell letenned. Hová?
question-target = Válassz célpontot ehhez: { $card }.
question-unit-damage = { $card }: { $number } egységsebzés. Melyik egység kapja?
question-unopposed = Nem volt ellenállás: okozol 1 sérülést a lerohant célnak?
