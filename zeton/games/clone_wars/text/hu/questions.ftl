# Mit kérdezünk egy játékostól, és hogyan hangzanak a kérdésenként más válaszok: answer-<fajta>-<ige>.
# $card az, amiről szó van („none”, ha semmi), $number egy szám, $who a cselekvő jedi, $event ami kérdez.

question-action = Mielőtt folytatódik a játék, kijátszhatsz egy szövetségest. Melyiket?
answer-action-pass = Ne játssz ki szövetségest
question-aim = Melyik bolygót érje a sérülés?
question-bombard = { $number ->
    [one] Még 1 lapot kimeríthetsz: ez 1 sérülés a bolygódon vagy egy szomszédoson. Melyiket?
   *[other] Legfeljebb { $number } lapot kimeríthetsz: mindegyik 1 sérülés a bolygódon vagy egy szomszédoson. Melyiket?
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
    [exchange] { $who } osztagkártyákat szeretne cserélni vele: { $card }.
   *[move] { $who } azt szeretné, hogy { $card } { the-target } bolygóra menjen.
} Beleegyezel?
question-damage = { $number } sérülést oszthatsz ki { the-card } bolygón: mit távolítasz el?
answer-damage-done = Ne távolíts el többet
question-destination = Hová repül { $who }?
question-discard = { $card } kénytelen eldobni { $number } osztagkártyát: melyiket?
question-exchange-with = { $who } osztagkártyákat cserélhet egy másik itteni jedivel: kivel?
answer-exchange-with-done = Ne cserélj
question-exhaust = { $card } kénytelen kimeríteni { $number } osztagkártyát: melyiket?
question-give = Melyik osztagkártyát adod oda?
answer-give-done = Ne adj oda többet
question-help = { $card ->
    [none] { $who } támadásának eddig { $number } sikere van: adsz hozzá lapokat?
   *[other] { $who } küldetéséhez ({ $card }) még { $number } siker kell: adsz hozzá lapokat?
}
answer-help-pass = Ne adj hozzá több lapot
question-herd = { $number ->
    [one] Még 1 droid
   *[other] Legfeljebb { $number } droid
} mehet át a bolygódra vagy arról el: melyik?
answer-herd-done = Ne mozgass több droidot
question-lead = { $number ->
    [one] Még 1 jedi
   *[other] Legfeljebb { $number } jedi
} mehet át egy szomszédos bolygóra: ki?
answer-lead-done = Ne vigyél mást
question-lead-to = Melyik bolygóra vezeted őket?
question-limit = { $number } osztagkártyával több van nálad a megengedettnél: melyiket dobod el?
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
question-spread-droids = Egy droid leszáll: melyik bolygóra?
question-spread-droids-up-to-limit = Nem jut droid mindenhová: melyik bolygó következik?
question-transport = { $who } szállítót kér tőled, hogy legfeljebb két útvonalat repüljön: kölcsönadsz egyet?
answer-transport-refuse = Ne adj kölcsön
question-turn = A te köröd: { $number } akció maradt. Mit teszel?
question-villain-path = Több út egyformán rövid: hová menjen a gonosztevő?
