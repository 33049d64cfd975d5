# Mit kérdezünk egy játékostól, és hogyan hangzanak a kérdésenként más válaszok: answer-<fajta>-<ige>.
# $card az, amiről szó van („none”, ha semmi), $number egy szám, $who a cselekvő jedi, $event ami kérdez.

question-action = Mielőtt folytatódik a játék, kijátszhatsz egy szövetségest. Melyiket?
answer-action-pass = Ne játssz ki szövetségest
question-aim = Melyik bolygót érje a sérülés?
question-bombard = { $number ->
    [one] Még 1 lapot kimeríthetsz, hogy 1 sérülést okozz a bolygódon vagy egy szomszédoson. Melyiket?
   *[other] Legfeljebb { $number } lapot kimeríthetsz; mindegyik 1 sérülést okoz a bolygódon vagy egy szomszédoson. Melyiket?
}
answer-bombard-done = Ne meríts ki több lapot
question-begin = Kié legyen az első kör? Ha hív az Erő, legyen a tiéd.
answer-begin-begin = Kezdd te a játékot
answer-begin-pass = Hadd kezdje más
question-break-blockade = Melyik bolygóról tűnjön el egy blokád?
question-bring = Melyik másik jedihez menjen { $card }?
question-cancel = Minden itteni jedi sérülést kapna: kimerítesz egy lapot, hogy mindet megkíméld?
answer-cancel-pass = Hadd történjen meg
question-choose-jedi = { $event ->
    [bring] Melyik jedi menjen egy másik jedi bolygójára?
    [send] Melyik jedi menjen egy általad választott bolygóra?
    [supply] Melyik jedi húzzon osztagkártyákat?
   *[other] Melyik jedi?
}
answer-choose-jedi-done = Ne válassz senkit
question-consent = { $event ->
    [supply] { $who } azt szeretné, hogy { $card } osztagkártyákat húzzon.
    [exchange] { $who } azt szeretné, hogy ő és { $card } osztagkártyákat cseréljen.
   *[move] { $who } azt szeretné, hogy { $card } { the-target } bolygóra menjen.
} Beleegyezel?
question-damage = { $number } sérülést oszthatsz ki { the-card } bolygón: mit távolítasz el?
answer-damage-done = Ne távolíts el többet
question-destination = Hová repül { $who }?
question-discard = { $card } osztagából { $number } lapot el kell dobni: melyiket?
question-exchange-with = { $who } osztagkártyákat cserélhet egy másik itteni jedivel: kivel?
answer-exchange-with-done = Ne cserélj
question-exhaust = { $card } osztagából { $number } lapot ki kell meríteni: melyiket?
question-give = Melyik osztagkártyát adod oda?
answer-give-done = Ne adj oda többet
question-help = { $card ->
    [none] { $who } eddig { $number } sikerrel támad: adsz hozzá lapokat?
   *[other] { $who } megkísérli { the-card } küldetést, és még { $number } siker hiányzik: adsz hozzá lapokat?
}
answer-help-pass = Ne adj hozzá több lapot
question-herd = { $number ->
    [one] Még 1 droid
   *[other] Legfeljebb { $number } droid
} mehet a bolygódra vagy el onnan: melyik?
answer-herd-done = Ne mozgass több droidot
question-lead = { $number ->
    [one] Még 1 jedi
   *[other] Legfeljebb { $number } jedi
} mehet át egy szomszédos bolygóra: ki?
answer-lead-done = Ne vigyél mást
question-lead-to = Melyik bolygóra vezeted őket?
question-limit = A megengedettnél { $number } lappal több osztagkártyád van: melyiket dobod el?
question-may-move = { $who } átmehet egy másik bolygóra: hová?
answer-may-move-pass = Maradj itt
question-play-as = Melyik jedivel játszol?
question-protect = { $card } { $number } sérülést kapna: megvéded?
answer-protect-pass = Kapja meg { $card } a sérülést
question-put-back = Melyik inváziókártyát teszed vissza most? Az utolsó lesz legfelül.
question-ready = { $card } { $number } osztagkártyát felfrissíthet: melyiket?
answer-ready-done = Ne frissíts fel többet
question-sabotage = Melyik droidot távolítod el?
answer-sabotage-done = Ne távolíts el több droidot
question-send = Melyik bolygóra menjen { $card }?
question-spread-blockades = Nem jut blokád mindenhová: melyik bolygó következik?
question-spread-droids = Melyik bolygóra szálljon le egy droid?
question-spread-droids-up-to-limit = Nem jut droid mindenhová: melyik bolygó következik?
question-transport = { $who } szállítót kér tőled, hogy legfeljebb két útvonalat repüljön: kölcsönadsz egyet?
answer-transport-refuse = Ne adj kölcsön
question-turn = Te jössz, { $number } akciód maradt: mit teszel?
question-villain-path = Több egyforma hosszú út is van: merre menjen a gonosztevő?
