# Mit kérdezünk egy játékostól. $card az, amiről szó van („none”, ha semmi), $number egy szám.

question-action = Kijátszol egy szövetségest?
question-aim = Hol okozol sérülést?
question-bombard = Kimerítesz egy lapot 1 sérülésért? Még { $number } lehet.
question-begin = Érzed az Erőt? Akkor te kezdhetsz.
question-break-blockade = Melyik blokádot távolítod el?
question-bring = Melyik jedi bolygójára?
question-cancel = Kimerítesz egy lapot, hogy senki se kapjon sérülést?
question-choose-jedi = Melyik jedi?
question-consent = { $event ->
    [supply] { $who } erősítést küld: { $card } osztagkártyákat húz.
    [exchange] { $who } osztagkártyákat cserélne vele: { $card }.
   *[move] { $who } mozgatást javasol: { $card } → { $target }.
} Beleegyezel?
question-damage = { $card }: { $number } sérülést oszthatsz ki.
question-destination = Hová repülsz?
question-discard = { $card } { $number } lapot dob el.
question-exchange-with = Cserélsz lapokat egy másik itteni jedivel?
question-exhaust = { $card } { $number } lapot merít ki.
question-give = Melyik lapot adod oda?
question-help = { $card ->
    [none] A támadásnak eddig { $number } sikere van. Adsz hozzá lapokat?
   *[other] { $card }: még { $number } siker kell. Adsz hozzá lapokat?
}
question-herd = Mozgatsz egy droidot? Még { $number } lehet.
question-lead = Ki tart veled? Még legfeljebb { $number } jedi.
question-lead-to = Melyik bolygóra?
question-limit = Túl sok az osztagkártya: { $number } lapnak mennie kell.
question-may-move = Átmész egy másik bolygóra?
question-play-as = Melyik jedivel játszol?
question-protect = { $card } { $number } sérülést kapna.
question-put-back = Melyik lapot teszed vissza most? Az utolsó lesz legfelül.
question-ready = { $card } { $number } lapot felfrissíthet.
question-sabotage = Melyik droidot távolítod el?
question-send = Hová?
question-spread-blockades = Nem jut blokád mindenhová: melyik bolygó következik?
question-spread-droids = Hol jelenjen meg egy droid?
question-spread-droids-up-to-limit = Nem jut droid mindenhová: melyik bolygó következik?
question-transport = Kölcsönadsz egy szállítót ehhez a repüléshez?
question-turn = A te köröd: { $number } akció maradt.
question-villain-path = Merre menjen a gonosztevő?
