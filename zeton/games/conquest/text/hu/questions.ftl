# Amit a program egy játékostól kérdez, és hogyan hangzanak a kérdésenként más válaszok: answer-<fajta>-<ige>.
# $card annak a lapnak a neve, amelyről szó van („none”, ha nincs ilyen), $number, hogy mennyi van hátra, $event az ablak eseményfajtája.
# A kérdező képességről: $does mibe kerül és mit tesz, $which több célpont közül melyik, $yours a tiéd-e.

question-action = Most akciót hajthatsz végre. Mit teszel?
answer-action-pass = Ne hajts végre akciót
question-agree = Az ellenfeled patthelyzetet javasol { the-card } bolygón zajló csatában: elfogadod?
question-battle-ability = Megnyerted a csatát { the-card } bolygón. Használod a Csata képességét ({ $does })?
answer-battle-ability-use = Használd { the-card } bolygó Csata képességét
answer-battle-ability-pass = Ne használd
question-bonus = Megnyerted a parancsnoki küzdelmet { the-card } bolygón: mit kérsz?
answer-bonus-pass = Ne kérj semmit
question-choose = { $yours ->
    [yes] { $card } ({ $does }): melyik legyen az?
   *[no] Az ellenfeled { the-card } lapot használja, és te választasz. A szövege: „{ $does }”.
}
answer-choose-done = Ennyi elég
answer-choose-pass = Ne válassz semmit
question-mode = { $card }: mit választasz?
answer-mode-pass = Egyik sem
question-combat-turn = Csata { the-card } bolygón: melyik egységed támad most?
question-defender = Kit támadjon meg { $card } ({ $number } TÁM)?
question-deploy-turn = Te jössz a bevetésben, { $number } erőforrásod van: mit teszel? Ha abbahagyod, ebben a fázisban nem jössz többet.
answer-deploy-turn-pass = Ebben a fázisban ne vess be többet
question-dial = Melyik bolygóra küldöd a haduradat? Állítsd be titokban a parancstárcsádat.
question-discard = { $yours ->
    [yes] { $card } ({ $does }): melyik lapot dobod el?
   *[no] Az ellenfeled lapja ({ $card }) miatt el kell dobnod egy lapot: melyiket?
}
answer-discard-done = Ne dobj el többet
answer-discard-pass = Egyiket se dobd el
question-exhaust = { $card } ({ $does }): melyik lapot meríted ki érte?
answer-exhaust-pass = Ne meríts ki semmit
question-forced-interrupt = Ezeknek előbb meg kell történniük: melyik legyen az első?
question-forced-reaction = Ezeknek most meg kell történniük: melyik legyen az első?
question-indirect-damage = { $number } közvetett sérülést kell elosztanod az egységeid között: melyik { $number ->
    [one] kapja
   *[other] kapjon 1-et
}?
question-interrupt = { $event ->
    [a-unit-is-being-deployed] Éppen bevetik { the-card } egységet.
    [an-attachment-is-being-deployed] Éppen bevetik { the-card } lapot.
    [ability-that-targets] { $card } képessége kiválasztotta a célpontjait.
    [being-destroyed] { $card } mindjárt megsemmisül.
    [command-struggle-begins] Parancsnoki küzdelem kezdődik { the-card } bolygón.
    [damage-is-being-assigned] { $card } { $number } sérülést kapna.
    [declaring-a-defender] { $card } éppen kiválasztja, kit támad.
    [event-being-played] Éppen kijátsszák { the-card } lapot.
    [event-that-targets] Éppen kijátsszák { the-card } lapot.
    [exhausting] { $card } mindjárt kimerül.
    [leaving-play] { $card } mindjárt elhagyja a játékot.
    [shield-card-used] Éppen pajzsként használják { the-card } lapot.
    [several] { $alike ->
        [leaving-play] Mindjárt elhagyják a játékot: { $card }.
        [being-destroyed] Mindjárt megsemmisülnek: { $card }.
        [damage-is-being-assigned] Sérülést kapnának: { $card }.
       *[other] Ez egyszerre több lappal történne: { $card }.
    }
   *[other] Mindjárt történik valami.
} { $answer ->
    [none] Melyik lappal szakítod meg?
   *[other] Megszakítod { the-answer } lappal ({ $does })?
}
answer-interrupt-pass = { $event ->
    [a-unit-is-being-deployed] Fizesd ki a teljes árát
    [an-attachment-is-being-deployed] Fizesd ki a teljes árát
   *[other] Hagyd megtörténni
}
question-mobile = A csaták előtt minden Mozgékony egységed átmehet egy szomszédos bolygóra: melyik megy?
answer-mobile-done = Ne mozgass több egységet
question-mulligan = Elég jó ez a kéz a kezdéshez? Egyszer az egészet kicserélheted.
answer-mulligan-mulligan = Mulligan: húzz új kezet
answer-mulligan-pass = Tartsd meg ezt a kezet
question-order = Egyszerre több lap távozik: melyik legyen az első?
question-place = Hová kerüljön { $card }?
question-put-back = E lapok közül melyiket teszed vissza most?
question-put-into-play = { $card } ({ $does }): mit helyezel játékba?
answer-put-into-play-pass = Ne helyezz játékba semmit
question-reaction = { $event ->
    [attacker-declared] { $card } támad.
    [command-struggle-won] { $yours ->
        [yes] Megnyerted a parancsnoki küzdelmet { the-card } bolygón.
       *[no] Az ellenfeled megnyerte a parancsnoki küzdelmet { the-card } bolygón.
    }
    [committed] Kirendelték { the-card } egységet egy bolygóra.
    [damage-assigned] { $card } { $number } sérülést kapna.
    [damage-assigned-by-an-attack] { $card } egy támadástól { $number } sérülést kapna.
    [damaged] { $card } { $number } sérülést kapott.
    [damaged-by-an-attack] { $card } egy támadástól { $number } sérülést kapott.
    [defender-declared] { $card } kiválasztotta, kit támad.
    [deployed] Bevetették { the-card } lapot.
    [destroyed] { $card } megsemmisült.
    [unit-destroyed] { $card } megsemmisült.
    [entered-play] { $card } játékba került.
    [event-played] Kijátszották { the-card } lapot.
    [left-play] { $card } elhagyta a játékot.
    [unit-left-play] { $card } elhagyta a játékot.
    [moved-to-a-planet] { $card } átment egy bolygóra.
    [phase-begins] { $number ->
        [0] Elkezdődött a bevetési fázis.
        [1] Elkezdődött a parancsfázis.
        [2] Elkezdődött a harci fázis.
       *[other] Elkezdődött a főhadiszállás-fázis.
    }
    [several] { $alike ->
        [committed] Bolygókra rendelték ki ezeket az egységeket: { $card }.
        [damage-assigned] Sérülést kapnának: { $card }.
        [damage-assigned-by-an-attack] Támadástól sérülést kapnának: { $card }.
        [entered-play] Játékba kerültek: { $card }.
        [unit-destroyed] Megsemmisültek: { $card }.
       *[other] Ez egyszerre több lappal történt: { $card }.
    }
   *[other] Történt valami.
} { $answer ->
    [none] Melyik lappal reagálsz?
   *[other] Reagálsz { the-answer } lappal ({ $does })?
}
answer-reaction-pass = Ne reagálj
question-relics = Csak egy Ereklyét irányíthatsz: melyiket dobod el?
question-retreat = Véget ért egy harci forduló { the-card } bolygón. Visszavonuljon egy egységed kimerülten a főhadiszállásodra?
answer-retreat-done = Senki más ne vonuljon vissza
question-sacrifice = { $yours ->
    [yes] { $card } ({ $does }): melyik lapot áldozod fel érte?
   *[no] Az ellenfeled lapja ({ $card }) miatt fel kell áldoznod egy egységet: melyiket?
}
answer-sacrifice-pass = Ne áldozz fel semmit
question-search = { $card } ({ $does }): e lapok közül melyiket veszed el?
answer-search-pass = Egyiket se vedd el
question-shield = { $card } { $number } sérülést kapna: használsz pajzslapot?
answer-shield-pass = { $card ->
    [none] Ne használj pajzsot
   *[other] Kapja meg { $card } a sérülést
}
question-stalemate = Harci forduló kezdődik { the-card } bolygón. Javasolsz patthelyzetet?
answer-stalemate-pass = Harcolj tovább
question-target = { $yours ->
    [yes] { $card }
   *[no] Az ellenfeled { $card } lapja
} ({ $does }): { $which ->
    [none] melyik legyen az?
   *[other] válassz { $which }.
}
    .which = a-acc
answer-target-done = Nincs több célpont
question-x = { $card } ({ $does }): hány erőforrást fizetsz X-ként?
