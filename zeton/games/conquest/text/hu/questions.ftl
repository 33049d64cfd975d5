# Amit a program egy játékostól kérdez. $card a lap neve, amelyről szó van („none”, ha nincs ilyen), $number, hogy mennyi van hátra,
# $event az esemény fajtája, amelyről egy ablak szól.

question-action = Akcióablak: mit teszel?
question-agree = Elfogadod a patthelyzetet?
question-battle-ability = Győztél: használod { $card } Csata képességét?
question-bonus = { $card }: melyik bónuszt kéred?
question-choose = { $card ->
    [none] Válassz egy lapot.
   *[other] { $card }: válassz egy lapot.
}
question-combat-turn = Harci kör itt: { $card }. Melyik egység támad?
question-defender = { $card } támad: melyik egység ellen?
question-deploy-turn = Bevetési kör: vess be egy lapot, használj egy akciót, vagy passzolj.
question-dial = Állítsd be a parancstárcsádat: hányadik bolygóra küldöd a haduradat, az elsőtől számolva?
question-discard = Dobj el egy lapot.
question-exhaust = { $card }: meríts ki egy lapot.
question-forced-interrupt = Kényszermegszakítások: melyik legyen az első?
question-forced-reaction = Kényszerreakciók: melyik legyen az első?
question-indirect-damage = Melyik egységed kapja a sérülést?
question-interrupt = Megszakítod? { $event ->
    [a-unit-is-being-deployed] { $card } éppen bevetésre kerül.
    [an-attachment-is-being-deployed] { $card } éppen bevetésre kerül.
    [ability-that-targets] { $card } képessége kiválasztotta a célpontjait.
    [being-destroyed] { $card } mindjárt megsemmisül.
    [command-struggle-begins] Parancsnoki küzdelem kezdődik itt: { $card }.
    [damage-is-being-assigned] { $card } { $number } sérülést kapna.
    [declaring-a-defender] { $card } éppen ellenfelet választ magának.
    [event-being-played] { $card } éppen kijátszásra kerül.
    [event-that-targets] { $card } éppen kijátszásra kerül.
    [exhausting] { $card } mindjárt kimerül.
    [leaving-play] { $card } mindjárt elhagyja a játékot.
    [shield-card-used] { $card } éppen pajzsként szolgál.
    [several] Mindjárt több dolog történik egyszerre: { $card }.
   *[other] Mindjárt történik valami.
}
question-mobile = Mozgékony egységek: melyik megy át egy szomszédos bolygóra?
question-mulligan = Megtartod ezt a kezet, vagy mulligant kérsz?
question-order = Melyik következzen?
question-place = Hová kerüljön { $card }?
question-put-back = Tedd vissza ezeket a lapokat: most melyiket?
question-put-into-play = Helyezz játékba egy lapot.
question-reaction = Reagálsz? { $event ->
    [attacker-declared] { $card } támad.
    [command-struggle-won] Eldőlt a parancsnoki küzdelem itt: { $card }.
    [committed] { $card } kirendelése megtörtént.
    [damage-assigned] { $card } { $number } sérülést kapna.
    [damage-assigned-by-an-attack] { $card } egy támadástól { $number } sérülést kapna.
    [damaged] { $card } { $number } sérülést kapott.
    [damaged-by-an-attack] { $card } egy támadástól { $number } sérülést kapott.
    [defender-declared] { $card } kiválasztotta, kit támad.
    [deployed] { $card } bevetése megtörtént.
    [destroyed] { $card } megsemmisült.
    [unit-destroyed] { $card } megsemmisült.
    [entered-play] { $card } játékba került.
    [event-played] { $card } kijátszása megtörtént.
    [left-play] { $card } elhagyta a játékot.
    [unit-left-play] { $card } elhagyta a játékot.
    [moved-to-a-planet] { $card } átment egy másik helyre.
    [phase-begins] Elkezdődött a fázis.
    [several] Több dolog történt egyszerre: { $card }.
   *[other] Történt valami.
}
question-relics = Több Ereklyét irányítasz: melyiket dobod el?
question-retreat = Véget ért a harci forduló: mely egységek vonulnak vissza?
question-sacrifice = { $card ->
    [none] Áldozz fel egy lapot.
   *[other] { $card }: áldozz fel egy lapot.
}
question-search = Melyik lapot veszed el?
question-shield = { $card } { $number } sérülést kapna: használsz pajzslapot?
question-stalemate = Harci forduló kezdődik: javasolsz patthelyzetet?
question-target = { $card }: válassz célpontot.
question-x = { $card }: mennyi legyen X?
