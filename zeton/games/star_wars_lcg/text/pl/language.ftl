# Jak ze zdolności powstają zdania kart (zobacz grammar.ftl): etykieta · kiedy, jeśli, koszt: efekty.

timing-action = Akcja
timing-interrupt = Zakłócenie
timing-reaction = Reakcja
timing-forced-reaction = Wymuszona reakcja
timing-forced-interrupt = Wymuszone zakłócenie
timing-fate = Los
enhances = Ulepsza { $what }.
    .what = acc
enhances-play-area = Ulepsza twój obszar gry.
enhances-dial = Ulepsza tarczę Gwiazdy Śmierci.
keyword = { $name }{ $value ->
    [0] { "" }
   *[other] { " " }({ $value })
}{ $trait ->
    [none] { "" }
   *[other] : { $trait }
}.
limited-to-deck = Twoja talia może zawierać tylko jeden egzemplarz tego zestawu celu.
affiliation-lock = Tylko w talii { $affiliation }.
    .affiliation = gen

# ── słowa z danych: słowa kluczowe, stronnictwa, cechy ───────────────────────────────────────────────────────────
keyword-edge = Przewaga
keyword-elite = Elita
keyword-influence = Wpływy
keyword-limited = Ograniczenie
keyword-no-enhancements = Żadnych ulepszeń
keyword-pilot = Pilot
keyword-protect = Ochrona
keyword-shielding = Osłony
keyword-targeted-strike = Precyzyjne uderzenie
affiliation-jedi = Jedi
    .gen = Jedi
affiliation-rebel-alliance = Sojusz Rebeliantów
    .gen = Sojuszu Rebeliantów
affiliation-smugglers-and-spies = Przemytnicy i Szpiedzy
    .gen = Przemytników i Szpiegów
affiliation-sith = Sithowie
    .gen = Sithów
affiliation-imperial-navy = Marynarka Imperialna
    .gen = Marynarki Imperialnej
affiliation-scum-and-villainy = Szumowiny i Nikczemnicy
    .gen = Szumowin i Nikczemników
affiliation-neutral = bez stronnictwa
    .gen = bez stronnictwa
trait-alter = Przemiana
trait-armor = Pancerz
trait-black-squadron = Czarna Eskadra
trait-bounty-hunter = Łowca nagród
trait-bounty = Nagroda
trait-capital-ship = Okręt flagowy
trait-character = Postać
trait-civilian = Cywil
trait-cloud-city = Miasto w Chmurach
trait-condition = Stan
trait-control = Kontrola
trait-coruscant = Coruscant
trait-creature = Istota
trait-dagobah = Dagobah
trait-dantooine = Dantooine
trait-dathomir = Dathomira
trait-death-star = Gwiazda Śmierci
trait-decoy = Przynęta
trait-despayre = Despayre
trait-droid = Droid
trait-endor = Endor
trait-engineer = Inżynier
trait-espionage = Szpiegostwo
trait-ewok = Ewok
trait-executor = Egzekutor
trait-fighter = Myśliwiec
trait-fleet = Flota
trait-force-sensitive = Wrażliwość na Moc
trait-force-user = Użytkownik Mocy
trait-force = Moc
trait-fortification = Fortyfikacja
trait-imperial-guard = Gwardia Imperialna
trait-kuat = Kuat
trait-leader = Przywódca
trait-lightsaber-form = Postawa Miecza Świetlnego
trait-location = Obszar
trait-maneuver = Manewr
trait-mission = Misja
trait-officer = Oficer
trait-operation = Operacja
trait-pilot = Pilot
trait-rogue = Łotr
trait-scoundrel = Łajdak
trait-sense = Zmysł
trait-skill = Umiejętność
trait-spy = Szpieg
trait-squadron = Eskadra
trait-tatooine = Tatooine
trait-trap = Pułapka
trait-trooper = Żołnierz
trait-upgrade = Usprawnienie
trait-vehicle = Pojazd
trait-walker = Maszyna krocząca
trait-weapon = Broń
trait-wookiee = Wookiee
trait-yavin-4 = Yavin 4

# ── które karty ──────────────────────────────────────────────────────────────────────────────────────────────────
# Słowo bez miejsca jest rzeczownikiem. Poza przypadkami są dwie formy: „all” mówi „każda przyjazna jednostka”
# (efekty trwałe), „theirs” mówi o kartach tego, kto wybiera: „przeciwnik wybiera swoją jednostkę”.
form-for = { STARTS($phrase, like: "\\S*[ęą]\\b") ->
    [yes] za każdą { $phrase }
   *[no] { STARTS($phrase, like: "\\S*e\\b") ->
        [yes] za każde { $phrase }
       *[no] { STARTS($phrase, like: "\\S*(ego|a)\\b") ->
            [yes] za każdego { $phrase }
           *[no] za każdy { $phrase }
        }
    }
}
    .form = acc
filter-unit = jednostka
    .gender = f
    .gen = jednostki
    .dat = jednostce
    .acc = jednostkę
    .theirs = jednostkę
    .ins = jednostką
    .loc = jednostce
    .pl = jednostki
    .plgen = jednostek
    .pldat = jednostkom
    .placc = jednostki
    .plins = jednostkami
    .plloc = jednostkach
filter-objective = cel
    .gender = m
    .gen = celu
    .dat = celowi
    .acc = cel
    .theirs = cel
    .ins = celem
    .loc = celu
    .pl = cele
    .plgen = celów
    .pldat = celom
    .placc = cele
    .plins = celami
    .plloc = celach
filter-enhancement = ulepszenie
    .gender = n
    .gen = ulepszenia
    .dat = ulepszeniu
    .acc = ulepszenie
    .theirs = ulepszenie
    .ins = ulepszeniem
    .loc = ulepszeniu
    .pl = ulepszenia
    .plgen = ulepszeń
    .pldat = ulepszeniom
    .placc = ulepszenia
    .plins = ulepszeniami
    .plloc = ulepszeniach
filter-card-in-play = karta
    .gender = f
    .gen = karty
    .dat = karcie
    .acc = kartę
    .theirs = kartę
    .ins = kartą
    .loc = karcie
    .pl = karty
    .plgen = kart
    .pldat = kartom
    .placc = karty
    .plins = kartami
    .plloc = kartach
filter-the-dial = tarcza Gwiazdy Śmierci
    .gender = f
    .gen = tarczy Gwiazdy Śmierci
    .dat = tarczy Gwiazdy Śmierci
    .acc = tarczę Gwiazdy Śmierci
    .theirs = tarczę Gwiazdy Śmierci
    .ins = tarczą Gwiazdy Śmierci
    .loc = tarczy Gwiazdy Śmierci
    .pl = tarcze Gwiazdy Śmierci
    .plgen = tarcz Gwiazdy Śmierci
    .pldat = tarczom Gwiazdy Śmierci
    .placc = tarcze Gwiazdy Śmierci
    .plins = tarczami Gwiazdy Śmierci
    .plloc = tarczach Gwiazdy Śmierci
filter-friendly = przyjazny
    .place = own
    .m = przyjazny
    .m-gen = przyjaznego
    .m-dat = przyjaznemu
    .m-acc = przyjazny
    .m-ins = przyjaznym
    .m-loc = przyjaznym
    .f = przyjazna
    .f-gen = przyjaznej
    .f-dat = przyjaznej
    .f-acc = przyjazną
    .f-ins = przyjazną
    .f-loc = przyjaznej
    .n = przyjazne
    .n-gen = przyjaznego
    .n-dat = przyjaznemu
    .n-acc = przyjazne
    .n-ins = przyjaznym
    .n-loc = przyjaznym
    .pl = przyjazne
    .plgen = przyjaznych
    .pldat = przyjaznym
    .placc = przyjazne
    .plins = przyjaznymi
    .plloc = przyjaznych
    .m-all = każdy przyjazny
    .m-theirs = przyjazny
    .f-all = każda przyjazna
    .f-theirs = przyjazną
    .n-all = każde przyjazne
    .n-theirs = przyjazne
filter-enemy = wrogi
    .place = own
    .m = wrogi
    .m-gen = wrogiego
    .m-dat = wrogiemu
    .m-acc = wrogi
    .m-ins = wrogim
    .m-loc = wrogim
    .f = wroga
    .f-gen = wrogiej
    .f-dat = wrogiej
    .f-acc = wrogą
    .f-ins = wrogą
    .f-loc = wrogiej
    .n = wrogie
    .n-gen = wrogiego
    .n-dat = wrogiemu
    .n-acc = wrogie
    .n-ins = wrogim
    .n-loc = wrogim
    .pl = wrogie
    .plgen = wrogich
    .pldat = wrogim
    .placc = wrogie
    .plins = wrogimi
    .plloc = wrogich
    .m-all = każdy wrogi
    .m-theirs = swój
    .f-all = każda wroga
    .f-theirs = swoją
    .n-all = każde wrogie
    .n-theirs = swoje
filter-this = ten
    .place = det
    .m = ten
    .m-gen = tego
    .m-dat = temu
    .m-acc = ten
    .m-ins = tym
    .m-loc = tym
    .f = ta
    .f-gen = tej
    .f-dat = tej
    .f-acc = tę
    .f-ins = tą
    .f-loc = tej
    .n = to
    .n-gen = tego
    .n-dat = temu
    .n-acc = to
    .n-ins = tym
    .n-loc = tym
    .pl = te
    .plgen = tych
    .pldat = tym
    .placc = te
    .plins = tymi
    .plloc = tych
    .m-all = ten
    .m-theirs = ten
    .f-all = ta
    .f-theirs = tę
    .n-all = to
    .n-theirs = to
filter-other = inny
    .place = other
    .m = inny
    .m-gen = innego
    .m-dat = innemu
    .m-acc = inny
    .m-ins = innym
    .m-loc = innym
    .f = inna
    .f-gen = innej
    .f-dat = innej
    .f-acc = inną
    .f-ins = inną
    .f-loc = innej
    .n = inne
    .n-gen = innego
    .n-dat = innemu
    .n-acc = inne
    .n-ins = innym
    .n-loc = innym
    .pl = inne
    .plgen = innych
    .pldat = innym
    .placc = inne
    .plins = innymi
    .plloc = innych
    .m-all = inny
    .m-theirs = inny
    .f-all = inna
    .f-theirs = inną
    .n-all = inne
    .n-theirs = inne
filter-enhanced = ulepszony
    .place = det
    .m = ulepszony
    .m-gen = ulepszonego
    .m-dat = ulepszonemu
    .m-acc = ulepszony
    .m-ins = ulepszonym
    .m-loc = ulepszonym
    .f = ulepszona
    .f-gen = ulepszonej
    .f-dat = ulepszonej
    .f-acc = ulepszoną
    .f-ins = ulepszoną
    .f-loc = ulepszonej
    .n = ulepszone
    .n-gen = ulepszonego
    .n-dat = ulepszonemu
    .n-acc = ulepszone
    .n-ins = ulepszonym
    .n-loc = ulepszonym
    .pl = ulepszone
    .plgen = ulepszonych
    .pldat = ulepszonym
    .placc = ulepszone
    .plins = ulepszonymi
    .plloc = ulepszonych
    .m-all = ulepszony
    .m-theirs = ulepszony
    .f-all = ulepszona
    .f-theirs = ulepszoną
    .n-all = ulepszone
    .n-theirs = ulepszone
filter-on-this = na niej
    .place = where
filter-on-no-card = niedołączony do żadnej karty
    .place = cost
    .n = niedołączone do żadnej karty
    .n-gen = niedołączonego do żadnej karty
    .n-dat = niedołączonemu do żadnej karty
    .n-acc = niedołączone do żadnej karty
    .n-ins = niedołączonym do żadnej karty
    .n-loc = niedołączonym do żadnej karty
    .pl = niedołączone do żadnej karty
    .plgen = niedołączonych do żadnej karty
    .pldat = niedołączonym do żadnej karty
    .placc = niedołączone do żadnej karty
    .plins = niedołączonymi do żadnej karty
    .plloc = niedołączonych do żadnej karty
    .n-all = niedołączone do żadnej karty
    .n-theirs = niedołączone do żadnej karty
filter-ready = przygotowany
    .place = state
    .m = przygotowany
    .m-gen = przygotowanego
    .m-dat = przygotowanemu
    .m-acc = przygotowany
    .m-ins = przygotowanym
    .m-loc = przygotowanym
    .f = przygotowana
    .f-gen = przygotowanej
    .f-dat = przygotowanej
    .f-acc = przygotowaną
    .f-ins = przygotowaną
    .f-loc = przygotowanej
    .n = przygotowane
    .n-gen = przygotowanego
    .n-dat = przygotowanemu
    .n-acc = przygotowane
    .n-ins = przygotowanym
    .n-loc = przygotowanym
    .pl = przygotowane
    .plgen = przygotowanych
    .pldat = przygotowanym
    .placc = przygotowane
    .plins = przygotowanymi
    .plloc = przygotowanych
    .m-all = przygotowany
    .m-theirs = przygotowany
    .f-all = przygotowana
    .f-theirs = przygotowaną
    .n-all = przygotowane
    .n-theirs = przygotowane
filter-exhausted = wyczerpany
    .place = state
    .m = wyczerpany
    .m-gen = wyczerpanego
    .m-dat = wyczerpanemu
    .m-acc = wyczerpany
    .m-ins = wyczerpanym
    .m-loc = wyczerpanym
    .f = wyczerpana
    .f-gen = wyczerpanej
    .f-dat = wyczerpanej
    .f-acc = wyczerpaną
    .f-ins = wyczerpaną
    .f-loc = wyczerpanej
    .n = wyczerpane
    .n-gen = wyczerpanego
    .n-dat = wyczerpanemu
    .n-acc = wyczerpane
    .n-ins = wyczerpanym
    .n-loc = wyczerpanym
    .pl = wyczerpane
    .plgen = wyczerpanych
    .pldat = wyczerpanym
    .placc = wyczerpane
    .plins = wyczerpanymi
    .plloc = wyczerpanych
    .m-all = wyczerpany
    .m-theirs = wyczerpany
    .f-all = wyczerpana
    .f-theirs = wyczerpaną
    .n-all = wyczerpane
    .n-theirs = wyczerpane
filter-damaged = uszkodzony
    .place = state
    .while = { $this } jest uszkodzona
    .m = uszkodzony
    .m-gen = uszkodzonego
    .m-dat = uszkodzonemu
    .m-acc = uszkodzony
    .m-ins = uszkodzonym
    .m-loc = uszkodzonym
    .f = uszkodzona
    .f-gen = uszkodzonej
    .f-dat = uszkodzonej
    .f-acc = uszkodzoną
    .f-ins = uszkodzoną
    .f-loc = uszkodzonej
    .n = uszkodzone
    .n-gen = uszkodzonego
    .n-dat = uszkodzonemu
    .n-acc = uszkodzone
    .n-ins = uszkodzonym
    .n-loc = uszkodzonym
    .pl = uszkodzone
    .plgen = uszkodzonych
    .pldat = uszkodzonym
    .placc = uszkodzone
    .plins = uszkodzonymi
    .plloc = uszkodzonych
    .m-all = uszkodzony
    .m-theirs = uszkodzony
    .f-all = uszkodzona
    .f-theirs = uszkodzoną
    .n-all = uszkodzone
    .n-theirs = uszkodzone
filter-unshielded = nieosłonięty
    .place = state
    .m = nieosłonięty
    .m-gen = nieosłoniętego
    .m-dat = nieosłoniętemu
    .m-acc = nieosłonięty
    .m-ins = nieosłoniętym
    .m-loc = nieosłoniętym
    .f = nieosłonięta
    .f-gen = nieosłoniętej
    .f-dat = nieosłoniętej
    .f-acc = nieosłoniętą
    .f-ins = nieosłoniętą
    .f-loc = nieosłoniętej
    .n = nieosłonięte
    .n-gen = nieosłoniętego
    .n-dat = nieosłoniętemu
    .n-acc = nieosłonięte
    .n-ins = nieosłoniętym
    .n-loc = nieosłoniętym
    .pl = nieosłonięte
    .plgen = nieosłoniętych
    .pldat = nieosłoniętym
    .placc = nieosłonięte
    .plins = nieosłoniętymi
    .plloc = nieosłoniętych
    .m-all = nieosłonięty
    .m-theirs = nieosłonięty
    .f-all = nieosłonięta
    .f-theirs = nieosłoniętą
    .n-all = nieosłonięte
    .n-theirs = nieosłonięte
filter-shielded = osłonięty
    .place = state
    .m = osłonięty
    .m-gen = osłoniętego
    .m-dat = osłoniętemu
    .m-acc = osłonięty
    .m-ins = osłoniętym
    .m-loc = osłoniętym
    .f = osłonięta
    .f-gen = osłoniętej
    .f-dat = osłoniętej
    .f-acc = osłoniętą
    .f-ins = osłoniętą
    .f-loc = osłoniętej
    .n = osłonięte
    .n-gen = osłoniętego
    .n-dat = osłoniętemu
    .n-acc = osłonięte
    .n-ins = osłoniętym
    .n-loc = osłoniętym
    .pl = osłonięte
    .plgen = osłoniętych
    .pldat = osłoniętym
    .placc = osłonięte
    .plins = osłoniętymi
    .plloc = osłoniętych
    .m-all = osłonięty
    .m-theirs = osłonięty
    .f-all = osłonięta
    .f-theirs = osłoniętą
    .n-all = osłonięte
    .n-theirs = osłonięte
filter-participating = uczestniczący
    .place = kind
    .m = uczestniczący
    .m-gen = uczestniczącego
    .m-dat = uczestniczącemu
    .m-acc = uczestniczący
    .m-ins = uczestniczącym
    .m-loc = uczestniczącym
    .f = uczestnicząca
    .f-gen = uczestniczącej
    .f-dat = uczestniczącej
    .f-acc = uczestniczącą
    .f-ins = uczestniczącą
    .f-loc = uczestniczącej
    .n = uczestniczące
    .n-gen = uczestniczącego
    .n-dat = uczestniczącemu
    .n-acc = uczestniczące
    .n-ins = uczestniczącym
    .n-loc = uczestniczącym
    .pl = uczestniczące
    .plgen = uczestniczących
    .pldat = uczestniczącym
    .placc = uczestniczące
    .plins = uczestniczącymi
    .plloc = uczestniczących
    .m-all = uczestniczący
    .m-theirs = uczestniczący
    .f-all = uczestnicząca
    .f-theirs = uczestniczącą
    .n-all = uczestniczące
    .n-theirs = uczestniczące
    .not = nieuczestniczący
    .not-m = nieuczestniczący
    .not-m-gen = nieuczestniczącego
    .not-m-dat = nieuczestniczącemu
    .not-m-acc = nieuczestniczący
    .not-m-ins = nieuczestniczącym
    .not-m-loc = nieuczestniczącym
    .not-f = nieuczestnicząca
    .not-f-gen = nieuczestniczącej
    .not-f-dat = nieuczestniczącej
    .not-f-acc = nieuczestniczącą
    .not-f-ins = nieuczestniczącą
    .not-f-loc = nieuczestniczącej
    .not-n = nieuczestniczące
    .not-n-gen = nieuczestniczącego
    .not-n-dat = nieuczestniczącemu
    .not-n-acc = nieuczestniczące
    .not-n-ins = nieuczestniczącym
    .not-n-loc = nieuczestniczącym
    .not-pl = nieuczestniczące
    .not-plgen = nieuczestniczących
    .not-pldat = nieuczestniczącym
    .not-placc = nieuczestniczące
    .not-plins = nieuczestniczącymi
    .not-plloc = nieuczestniczących
    .not-m-all = nieuczestniczący
    .not-m-theirs = nieuczestniczący
    .not-f-all = nieuczestnicząca
    .not-f-theirs = nieuczestniczącą
    .not-n-all = nieuczestniczące
    .not-n-theirs = nieuczestniczące
filter-attacking = atakujący
    .place = kind
    .m = atakujący
    .m-gen = atakującego
    .m-dat = atakującemu
    .m-acc = atakujący
    .m-ins = atakującym
    .m-loc = atakującym
    .f = atakująca
    .f-gen = atakującej
    .f-dat = atakującej
    .f-acc = atakującą
    .f-ins = atakującą
    .f-loc = atakującej
    .n = atakujące
    .n-gen = atakującego
    .n-dat = atakującemu
    .n-acc = atakujące
    .n-ins = atakującym
    .n-loc = atakującym
    .pl = atakujące
    .plgen = atakujących
    .pldat = atakującym
    .placc = atakujące
    .plins = atakującymi
    .plloc = atakujących
    .m-all = atakujący
    .m-theirs = atakujący
    .f-all = atakująca
    .f-theirs = atakującą
    .n-all = atakujące
    .n-theirs = atakujące
filter-attacking-alone = podczas samotnego ataku
    .place = cost
filter-committed = przydzielony do Mocy
    .place = kind
    .not = nieprzydzielony do Mocy
    .not-f = nieprzydzielona do Mocy
    .not-f-gen = nieprzydzielonej do Mocy
    .not-f-dat = nieprzydzielonej do Mocy
    .not-f-acc = nieprzydzieloną do Mocy
    .not-f-ins = nieprzydzieloną do Mocy
    .not-f-loc = nieprzydzielonej do Mocy
    .not-f-all = nieprzydzielona do Mocy
    .not-f-theirs = nieprzydzieloną do Mocy
    .not-pl = nieprzydzielone do Mocy
    .not-plgen = nieprzydzielonych do Mocy
    .not-pldat = nieprzydzielonym do Mocy
    .not-placc = nieprzydzielone do Mocy
    .not-plins = nieprzydzielonymi do Mocy
    .not-plloc = nieprzydzielonych do Mocy
    .m = przydzielony do Mocy
    .m-gen = przydzielonego do Mocy
    .m-dat = przydzielonemu do Mocy
    .m-acc = przydzielony do Mocy
    .m-ins = przydzielonym do Mocy
    .m-loc = przydzielonym do Mocy
    .f = przydzielona do Mocy
    .f-gen = przydzielonej do Mocy
    .f-dat = przydzielonej do Mocy
    .f-acc = przydzieloną do Mocy
    .f-ins = przydzieloną do Mocy
    .f-loc = przydzielonej do Mocy
    .n = przydzielone do Mocy
    .n-gen = przydzielonego do Mocy
    .n-dat = przydzielonemu do Mocy
    .n-acc = przydzielone do Mocy
    .n-ins = przydzielonym do Mocy
    .n-loc = przydzielonym do Mocy
    .pl = przydzielone do Mocy
    .plgen = przydzielonych do Mocy
    .pldat = przydzielonym do Mocy
    .placc = przydzielone do Mocy
    .plins = przydzielonymi do Mocy
    .plloc = przydzielonych do Mocy
    .m-all = przydzielony do Mocy
    .m-theirs = przydzielony do Mocy
    .f-all = przydzielona do Mocy
    .f-theirs = przydzieloną do Mocy
    .n-all = przydzielone do Mocy
    .n-theirs = przydzielone do Mocy
filter-engaged = atakowany
    .place = state
    .m = atakowany
    .m-gen = atakowanego
    .m-dat = atakowanemu
    .m-acc = atakowany
    .m-ins = atakowanym
    .m-loc = atakowanym
    .f = atakowana
    .f-gen = atakowanej
    .f-dat = atakowanej
    .f-acc = atakowaną
    .f-ins = atakowaną
    .f-loc = atakowanej
    .n = atakowane
    .n-gen = atakowanego
    .n-dat = atakowanemu
    .n-acc = atakowane
    .n-ins = atakowanym
    .n-loc = atakowanym
    .pl = atakowane
    .plgen = atakowanych
    .pldat = atakowanym
    .placc = atakowane
    .plins = atakowanymi
    .plloc = atakowanych
    .m-all = atakowany
    .m-theirs = atakowany
    .f-all = atakowana
    .f-theirs = atakowaną
    .n-all = atakowane
    .n-theirs = atakowane
    .not = nieatakowany
    .not-m = nieatakowany
    .not-m-gen = nieatakowanego
    .not-m-dat = nieatakowanemu
    .not-m-acc = nieatakowany
    .not-m-ins = nieatakowanym
    .not-m-loc = nieatakowanym
    .not-f = nieatakowana
    .not-f-gen = nieatakowanej
    .not-f-dat = nieatakowanej
    .not-f-acc = nieatakowaną
    .not-f-ins = nieatakowaną
    .not-f-loc = nieatakowanej
    .not-n = nieatakowane
    .not-n-gen = nieatakowanego
    .not-n-dat = nieatakowanemu
    .not-n-acc = nieatakowane
    .not-n-ins = nieatakowanym
    .not-n-loc = nieatakowanym
    .not-pl = nieatakowane
    .not-plgen = nieatakowanych
    .not-pldat = nieatakowanym
    .not-placc = nieatakowane
    .not-plins = nieatakowanymi
    .not-plloc = nieatakowanych
    .not-m-all = nieatakowany
    .not-m-theirs = nieatakowany
    .not-f-all = nieatakowana
    .not-f-theirs = nieatakowaną
    .not-n-all = nieatakowane
    .not-n-theirs = nieatakowane
filter-with-your-fate-card = po ujawnieniu twojej karty losu w tej bitwie
    .place = cost
    .while = masz w tej bitwie ujawnioną kartę losu
filter-affiliation-card = karta stronnictwa
    .gender = f
    .gen = karty stronnictwa
    .dat = karcie stronnictwa
    .acc = kartę stronnictwa
    .theirs = kartę stronnictwa
    .ins = kartą stronnictwa
    .loc = karcie stronnictwa
    .pl = karty stronnictwa
    .plgen = kart stronnictwa
    .pldat = kartom stronnictwa
    .placc = karty stronnictwa
    .plins = kartami stronnictwa
    .plloc = kartach stronnictwa
filter-trait = z cechą { $trait }
    .place = trait
    .again = { $trait }
    .not = bez cechy { $trait }
filter-affiliation = { $affiliation }
    .place = whose
    .affiliation = gen
    .not = spoza stronnictwa { $affiliation }
filter-titled = karta „{ $title }”
    .gender = f
    .while = { $this } nazywa się „{ $title }”
    .gen = karty „{ $title }”
    .dat = karcie „{ $title }”
    .acc = kartę „{ $title }”
    .theirs = kartę „{ $title }”
    .ins = kartą „{ $title }”
    .loc = karcie „{ $title }”
    .pl = karty „{ $title }”
    .plgen = kart „{ $title }”
    .pldat = kartom „{ $title }”
    .placc = karty „{ $title }”
    .plins = kartami „{ $title }”
    .plloc = kartach „{ $title }”
filter-cost-at-most = o wydrukowanym koszcie { $cost } lub mniejszym
    .place = cost
filter-cost-at-least = o wydrukowanym koszcie { $cost } lub większym
    .place = cost
filter-with-enhancements = noszący { borne }
    .place = cost
    .m = noszący { borne }
    .m-gen = noszącego { borne }
    .m-dat = noszącemu { borne }
    .m-acc = noszący { borne }
    .m-ins = noszącym { borne }
    .m-loc = noszącym { borne }
    .f = nosząca { borne }
    .f-gen = noszącej { borne }
    .f-dat = noszącej { borne }
    .f-acc = noszącą { borne }
    .f-ins = noszącą { borne }
    .f-loc = noszącej { borne }
    .pl = noszące { borne }
    .plgen = noszących { borne }
    .pldat = noszącym { borne }
    .placc = noszące { borne }
    .plins = noszącymi { borne }
    .plloc = noszących { borne }
    .f-all = nosząca { borne }
    .f-theirs = noszącą { borne }
borne = co najmniej { $number } { $number ->
    [one] ulepszenie
    [few] ulepszenia
   *[many] ulepszeń
}
filter-unit-card = jednostka
    .gender = f
    .gen = jednostki
    .dat = jednostce
    .acc = jednostkę
    .theirs = jednostkę
    .ins = jednostką
    .loc = jednostce
    .pl = jednostki
    .plgen = jednostek
    .pldat = jednostkom
    .placc = jednostki
    .plins = jednostkami
    .plloc = jednostkach
filter-event-card = wydarzenie
    .gender = n
    .gen = wydarzenia
    .dat = wydarzeniu
    .acc = wydarzenie
    .theirs = wydarzenie
    .ins = wydarzeniem
    .loc = wydarzeniu
    .pl = wydarzenia
    .plgen = wydarzeń
    .pldat = wydarzeniom
    .placc = wydarzenia
    .plins = wydarzeniami
    .plloc = wydarzeniach
filter-enhancement-card = ulepszenie
    .gender = n
    .gen = ulepszenia
    .dat = ulepszeniu
    .acc = ulepszenie
    .theirs = ulepszenie
    .ins = ulepszeniem
    .loc = ulepszeniu
    .pl = ulepszenia
    .plgen = ulepszeń
    .pldat = ulepszeniom
    .placc = ulepszenia
    .plins = ulepszeniami
    .plloc = ulepszeniach
filter-limited = ze słowem kluczowym Ograniczenie
    .place = kind
    .not = bez słowa kluczowego Ograniczenie
filter-unique = unikatowy
    .place = state
    .m = unikatowy
    .m-gen = unikatowego
    .m-dat = unikatowemu
    .m-acc = unikatowy
    .m-ins = unikatowym
    .m-loc = unikatowym
    .f = unikatowa
    .f-gen = unikatowej
    .f-dat = unikatowej
    .f-acc = unikatową
    .f-ins = unikatową
    .f-loc = unikatowej
    .n = unikatowe
    .n-gen = unikatowego
    .n-dat = unikatowemu
    .n-acc = unikatowe
    .n-ins = unikatowym
    .n-loc = unikatowym
    .pl = unikatowe
    .plgen = unikatowych
    .pldat = unikatowym
    .placc = unikatowe
    .plins = unikatowymi
    .plloc = unikatowych
    .m-all = unikatowy
    .m-theirs = unikatowy
    .f-all = unikatowa
    .f-theirs = unikatową
    .n-all = unikatowe
    .n-theirs = unikatowe
    .not = nieunikatowy
    .not-m = nieunikatowy
    .not-m-gen = nieunikatowego
    .not-m-dat = nieunikatowemu
    .not-m-acc = nieunikatowy
    .not-m-ins = nieunikatowym
    .not-m-loc = nieunikatowym
    .not-f = nieunikatowa
    .not-f-gen = nieunikatowej
    .not-f-dat = nieunikatowej
    .not-f-acc = nieunikatową
    .not-f-ins = nieunikatową
    .not-f-loc = nieunikatowej
    .not-n = nieunikatowe
    .not-n-gen = nieunikatowego
    .not-n-dat = nieunikatowemu
    .not-n-acc = nieunikatowe
    .not-n-ins = nieunikatowym
    .not-n-loc = nieunikatowym
    .not-pl = nieunikatowe
    .not-plgen = nieunikatowych
    .not-pldat = nieunikatowym
    .not-placc = nieunikatowe
    .not-plins = nieunikatowymi
    .not-plloc = nieunikatowych
    .not-m-all = nieunikatowy
    .not-m-theirs = nieunikatowy
    .not-f-all = nieunikatowa
    .not-f-theirs = nieunikatową
    .not-n-all = nieunikatowe
    .not-n-theirs = nieunikatowe
filter-no-enhancements = ze słowem kluczowym Żadnych ulepszeń
    .place = kind
    .not = { "" }
filter-in-your-hand = z twojej ręki
    .place = where
    .acc = ze swojej ręki
filter-in-your-deck = w twojej talii
    .place = where
filter-in-enemy-hand = na ręce przeciwnika
    .place = where
filter-in-enemy-deck = w talii przeciwnika
    .place = where
filter-in-your-discard-pile = z twojego stosu kart odrzuconych
    .place = where
    .acc = ze swojego stosu kart odrzuconych
filter-in-your-edge-stack = w twoim stosie przewagi
    .place = where
filter-yours = twój
    .place = det
    .m = twój
    .m-gen = swojego
    .m-dat = swojemu
    .m-acc = swój
    .m-ins = swoim
    .m-loc = swoim
    .f = twoja
    .f-gen = swojej
    .f-dat = swojej
    .f-acc = swoją
    .f-ins = swoją
    .f-loc = swojej
    .n = twoje
    .n-gen = swojego
    .n-dat = swojemu
    .n-acc = swoje
    .n-ins = swoim
    .n-loc = swoim
    .pl = twoje
    .plgen = swoich
    .pldat = swoim
    .placc = swoje
    .plins = swoimi
    .plloc = swoich
    .m-all = twój
    .m-theirs = swój
    .f-all = twoja
    .f-theirs = swoją
    .n-all = twoje
    .n-theirs = swoje
filter-the-opponents = przeciwnika
    .place = whose
filter-captured = schwytany
    .place = state
    .m = schwytany
    .m-gen = schwytanego
    .m-dat = schwytanemu
    .m-acc = schwytany
    .m-ins = schwytanym
    .m-loc = schwytanym
    .f = schwytana
    .f-gen = schwytanej
    .f-dat = schwytanej
    .f-acc = schwytaną
    .f-ins = schwytaną
    .f-loc = schwytanej
    .n = schwytane
    .n-gen = schwytanego
    .n-dat = schwytanemu
    .n-acc = schwytane
    .n-ins = schwytanym
    .n-loc = schwytanym
    .pl = schwytane
    .plgen = schwytanych
    .pldat = schwytanym
    .placc = schwytane
    .plins = schwytanymi
    .plloc = schwytanych
    .m-all = schwytany
    .m-theirs = schwytany
    .f-all = schwytana
    .f-theirs = schwytaną
    .n-all = schwytane
    .n-theirs = schwytane
filter-with-captives = ze schwytanymi kartami
    .place = where
filter-together-cheap = o koszcie najwyżej 3 razem z pierwszą
    .place = cost
filter-cheaper-than-yours = o wydrukowanym koszcie niższym niż koszt twojej wyczerpanej jednostki z cechą Pojazd
    .place = cost
filter-held-here = w tym miejscu
    .place = where
filter-shares-a-trait = o cesze wspólnej z inną jednostką
    .place = where
filter-with-its-trait = o cesze wspólnej z pierwszą
    .place = where
filter-can-enter-play = { "" }
    .place = state
filter-can-be-damaged = { "" }
    .place = state
filter-cheap-enough = o dostatecznie niskim koszcie
    .place = cost

# ── kto albo co ──────────────────────────────────────────────────────────────────────────────────────────────────
# Karta, którą właśnie nazwano: „zadaj tej jednostce 1 obrażenie: przygotuj ją”. Jako podmiotu nie trzeba jej wymieniać.
it-this = { "" }
    .gen = jej
    .dat = jej
    .acc = ją
    .ins = nią
    .loc = niej
    .from = z niej
    .all = { "" }
it-this-unit = { "" }
    .gen = jej
    .dat = jej
    .acc = ją
    .ins = nią
    .loc = niej
    .from = z niej
    .all = { "" }
it-this-objective = { "" }
    .gen = jego
    .dat = mu
    .acc = go
    .ins = nim
    .loc = nim
    .from = z niego
    .all = { "" }
it-enhanced-unit = { "" }
    .gen = jej
    .dat = jej
    .acc = ją
    .ins = nią
    .loc = niej
    .from = z niej
    .all = { "" }
it-enhanced-objective = { "" }
    .gen = jego
    .dat = mu
    .acc = go
    .ins = nim
    .loc = nim
    .from = z niego
    .all = { "" }
subject-this = { $itself ->
    [unit] ta jednostka
    [objective] ten cel
   *[card] ta karta
}
    .all = { $itself ->
        [unit] ta jednostka
        [objective] ten cel
       *[card] ta karta
    }
    .gen = { $itself ->
        [unit] tej jednostki
        [objective] tego celu
       *[card] tej karty
    }
    .dat = { $itself ->
        [unit] tej jednostce
        [objective] temu celowi
       *[card] tej karcie
    }
    .acc = { $itself ->
        [unit] tę jednostkę
        [objective] ten cel
       *[card] tę kartę
    }
    .ins = { $itself ->
        [unit] tą jednostką
        [objective] tym celem
       *[card] tą kartą
    }
    .loc = { $itself ->
        [unit] tej jednostce
        [objective] tym celu
       *[card] tej karcie
    }
    .from = { $itself ->
        [unit] z tej jednostki
        [objective] z tego celu
       *[card] z tej karty
    }
# Przypadka tu nie wolno żądać: dopełniacz po „z” pasuje po „każda …” i po „usuń …”.
subject-targets = z maksymalnie { $number } wybranych { $which }
    .which = plgen
subject-event-card = tamta jednostka
    .all = tamta jednostka
    .gen = tamtej jednostki
    .dat = tamtej jednostce
    .acc = tamtą jednostkę
    .ins = tamtą jednostką
    .loc = tamtej jednostce
    .from = z tamtej jednostki
subject-enhanced = { $host ->
    [unit] ulepszona jednostka
    [objective] ulepszony cel
   *[card] ulepszona karta
}
    .all = { $host ->
        [unit] ulepszona jednostka
        [objective] ulepszony cel
       *[card] ulepszona karta
    }
    .gen = { $host ->
        [unit] ulepszonej jednostki
        [objective] ulepszonego celu
       *[card] ulepszonej karty
    }
    .dat = { $host ->
        [unit] ulepszonej jednostce
        [objective] ulepszonemu celowi
       *[card] ulepszonej karcie
    }
    .acc = { $host ->
        [unit] ulepszoną jednostkę
        [objective] ulepszony cel
       *[card] ulepszoną kartę
    }
    .ins = { $host ->
        [unit] ulepszoną jednostką
        [objective] ulepszonym celem
       *[card] ulepszoną kartą
    }
    .loc = { $host ->
        [unit] ulepszonej jednostce
        [objective] ulepszonym celu
       *[card] ulepszonej karcie
    }
    .from = { $host ->
        [unit] z ulepszonej jednostki
        [objective] z ulepszonego celu
       *[card] z ulepszonej karty
    }
subject-engaged-objective = atakowany cel
    .all = atakowany cel
    .gen = atakowanego celu
    .dat = atakowanemu celowi
    .acc = atakowany cel
    .ins = atakowanym celem
    .loc = atakowanym celu
    .from = z atakowanego celu
subject-chosen = wybrana karta
    .all = wybrana karta
    .gen = wybranej karty
    .dat = wybranej karcie
    .acc = wybraną kartę
    .ins = wybraną kartą
    .loc = wybranej karcie
    .from = z wybranej karty

# ── kiedy ────────────────────────────────────────────────────────────────────────────────────────────────────────
trigger-you-refresh = po tym jak twoje karty odpoczną
trigger-opponent-refreshes = po tym jak karty przeciwnika odpoczną
trigger-your-refresh-phase-ends = po tym jak zakończy się twoja faza odpoczynku
trigger-opponents-turn-begins = po tym jak rozpocznie się tura przeciwnika
trigger-your-deployment-phase-begins = po tym jak rozpocznie się twoja faza wystawiania
trigger-your-draw-phase-begins = po tym jak rozpocznie się twoja faza dobierania
trigger-your-conflict-phase-begins = po tym jak rozpocznie się twoja faza konfliktu
trigger-you-win-an-edge-battle = po tym jak wygrasz walkę o przewagę
trigger-you-win-an-edge-battle-as-attacker = po tym jak jako strona atakująca wygrasz walkę o przewagę
trigger-you-lose-an-edge-battle = po tym jak przegrasz walkę o przewagę
trigger-both-have-placed-edge-cards = kiedy nikt już nie dokłada kart do stosów przewagi, a żadna nie została jeszcze ujawniona
trigger-you-place-an-edge-card = kiedy możesz dołożyć kartę do swojego stosu przewagi
trigger-you-win-an-edge-battle-by = po tym jak wygrasz walkę o przewagę, a różnica symboli Mocy wynosi co najmniej { $number }
trigger-opponent-chooses-a-single-target = kiedy przeciwnik wybrał jedyną kartę, na którą działa efekt inny niż schwytanie
trigger-this-is-declared = po tym jak zadeklarujesz tę jednostkę do ataku lub obrony
trigger-this-is-declared-as-attacker = po tym jak zadeklarujesz tę jednostkę do ataku
trigger-you-declare-attacker = po tym jak zadeklarujesz do ataku { $which }
    .which = acc
trigger-your-other-objective-is-engaged = po tym jak przeciwnik zaatakuje inny twój cel
trigger-enhanced-is-engaged = po tym jak przeciwnik zaatakuje { subject-enhanced.acc }
trigger-this-is-focused-to-strike = po tym jak skupisz tę jednostkę do natarcia
trigger-this-is-about-to-be-focused = kiedy masz skupić tę jednostkę do natarcia
trigger-this-is-focused-to-strike-as-attacker = po tym jak skupisz tę atakującą jednostkę do natarcia
trigger-enhanced-is-focused-to-strike = po tym jak gracz skupi ulepszoną jednostkę do natarcia
trigger-enhanced-attacks-alone = po tym jak zadeklarujesz do ataku samą ulepszoną jednostkę
trigger-this-survives-as-attacker = po tym jak ta jednostka zaatakuje i przetrwa bitwę
trigger-this-survives-unopposed = po tym jak ta jednostka zaatakuje bez oporu i przetrwa bitwę
trigger-this-enters-play = po tym jak { subject-this } wejdzie do gry
trigger-this-enters-play-in-an-engagement = po tym jak ta jednostka wejdzie do gry w trakcie bitwy
trigger-this-leaves-play = kiedy ta jednostka ma opuścić grę
trigger-this-is-destroyed = kiedy { subject-this } ma ulec zniszczeniu
trigger-enhanced-leaves-play = kiedy { subject-enhanced } ma opuścić grę
trigger-enhanced-is-destroyed = kiedy ulepszona jednostka ma ulec zniszczeniu
trigger-enhanced-generates = po tym jak { subject-enhanced } stworzy punkty zasobów
trigger-enhanced-gets-focus = po tym jak { subject-enhanced } otrzyma żeton skupienia
trigger-you-commit-this = po tym jak przydzielisz tę jednostkę do Mocy
trigger-force-struggle-begins = kiedy mają się rozpocząć zmagania Mocy
trigger-holder-loses-force-struggle = po tym jak gracz kontrolujący ulepszoną jednostkę przegra zmagania Mocy w swojej turze
trigger-you-capture-an-enemy-unit = po tym jak schwytasz wrogą jednostkę znajdującą się w grze
trigger-card-is-captured = po tym jak karta zostanie schwytana
trigger-unit-is-captured-here = po tym jak schwytasz jednostkę przy tym celu
trigger-event-is-played = kiedy ktoś zagrywa wydarzenie
    .that = to wydarzenie
trigger-unit-uses-an-ability = kiedy jednostka w grze używa akcji lub reakcji
    .that = tę zdolność
trigger-interrupt-is-executed = kiedy ktoś używa innego zakłócenia
trigger-is-focused-to-strike = po tym jak gracz skupi { $which } do natarcia
    .which = acc
trigger-focus-is-removed-from = po tym jak { $which } straci żeton skupienia
trigger-resolves-a-strike = po tym jak { $which } przeprowadzi natarcie
trigger-this-resolves-a-strike = po tym jak ta jednostka przeprowadzi natarcie
trigger-you-resolve-a-strike = po tym jak przeprowadzisz natarcie
trigger-damage-dealt-to = kiedy { $which } otrzymuje obrażenia
trigger-would-be-damaged = kiedy { $which } ma otrzymać obrażenia
trigger-this-damages = po tym jak ta jednostka zada obrażenia { $which }
    .which = dat
trigger-this-destroys-an-enemy-unit = po tym jak ta jednostka zniszczy wrogą jednostkę
trigger-would-get-focus = kiedy { $which } ma otrzymać żeton skupienia
trigger-this-is-dealt-damage-in-an-engagement = po tym jak ta jednostka otrzyma obrażenia w trakcie bitwy
trigger-is-destroyed = kiedy { $which } ma ulec zniszczeniu
trigger-objective-destroyed = po tym jak cel ulegnie zniszczeniu
trigger-objective-destroyed-in-an-engagement = po tym jak cel ulegnie zniszczeniu w trakcie bitwy
trigger-enemy-objective-destroyed = po tym jak wrogi cel ulegnie zniszczeniu
trigger-objective-of-title-destroyed = po tym jak cel „{ $title }” ulegnie zniszczeniu
trigger-enters-play = po tym jak { $which } wejdzie do gry
trigger-leaves-play = kiedy { $which } ma opuścić grę
trigger-enemy-unit-left-play = po tym jak wroga jednostka opuści grę
trigger-friendly-unit-left-play = po tym jak przyjazna jednostka opuści grę
trigger-card-is-sacrificed = po tym jak ktoś poświęci kartę
trigger-you-play = po tym jak zagrasz { $which }
    .which = acc
trigger-you-pay-for = kiedy zagrywasz { $which }
    .which = acc

# ── ograniczenia: co mówi powód i co mówi karta ──────────────────────────────────────────────────────────────────
condition-once-per-turn = raz na turę
    .limit = raz na turę
condition-once-per-edge-battle = raz na walkę o przewagę
    .limit = raz na walkę o przewagę
condition-one-per-turn = jedna taka karta na turę
    .limit = jedna taka karta na turę
condition-your-turn = twoja tura
    .limit = tylko w twojej turze
condition-your-turn-or-dark-balance = twoja tura lub równowaga Mocy po ciemnej stronie
    .limit = tylko w twojej turze lub gdy równowaga Mocy jest po ciemnej stronie
condition-opponents-turn = tura przeciwnika
    .limit = tylko w turze przeciwnika
condition-balance-is-light = dopóki równowaga Mocy jest po jasnej stronie
    .if = jeśli równowaga Mocy jest po jasnej stronie
    .while = równowaga Mocy jest po jasnej stronie
condition-balance-is-dark = dopóki równowaga Mocy jest po ciemnej stronie
    .if = jeśli równowaga Mocy jest po ciemnej stronie
    .while = równowaga Mocy jest po ciemnej stronie
condition-dial-at-most = dopóki tarcza Gwiazdy Śmierci wskazuje { $number } lub mniej
    .if = jeśli tarcza Gwiazdy Śmierci wskazuje { $number } lub mniej
    .while = tarcza Gwiazdy Śmierci wskazuje { $number } lub mniej
condition-dial-at-least = dopóki tarcza Gwiazdy Śmierci wskazuje { $number } lub więcej
    .if = jeśli tarcza Gwiazdy Śmierci wskazuje { $number } lub więcej
    .while = tarcza Gwiazdy Śmierci wskazuje { $number } lub więcej
condition-this-is-undamaged = dopóki na { subject-this.loc } nie ma obrażeń
    .if = jeśli na { subject-this.loc } nie ma obrażeń
    .while = na { subject-this.loc } nie ma obrażeń
condition-this-attacks = dopóki ta jednostka atakuje { $which }
    .which = acc
    .if = jeśli ta jednostka atakuje { $which }
    .while = ta jednostka atakuje { $which }
condition-this-attacks-alone = dopóki ta jednostka atakuje sama
    .if = jeśli ta jednostka atakuje sama
    .while = ta jednostka atakuje sama
condition-force-phase = dowolna faza Mocy
    .limit = tylko w fazie Mocy
condition-you-have-the-edge = masz przewagę
    .if = jeśli masz przewagę
    .while = masz przewagę
condition-during-an-engagement = trwa bitwa
    .if = jeśli trwa bitwa
condition-enhanced-participates = dopóki ulepszona jednostka uczestniczy w bitwie
    .if = jeśli ulepszona jednostka uczestniczy w bitwie
    .while = ulepszona jednostka uczestniczy w bitwie
condition-first-engagement = dopóki trwa pierwsza bitwa fazy
    .if = jeśli trwa pierwsza bitwa fazy
    .while = trwa pierwsza bitwa fazy
condition-without-faq = bez FAQ
    .limit = jak na karcie
condition-with-faq = z FAQ
    .limit = według FAQ
condition-unique-in-play = w grze nie ma drugiego egzemplarza

# ── koszty ───────────────────────────────────────────────────────────────────────────────────────────────────────
cost-focus-this = skup { subject-this.acc }
cost-focus-this-with = skup { subject-this.acc } { $amount } { $amount ->
    [one] żetonem
   *[other] żetonami
} skupienia
cost-focus-a = skup { $which }
    .which = acc
cost-sacrifice-this = poświęć { subject-this.acc }
cost-sacrifice = poświęć { $which }
    .which = acc
cost-spend = wydaj { $amount } { $amount ->
    [one] punkt zasobów
    [few] punkty zasobów
   *[many] punktów zasobów
}
cost-discard-a-card = odrzuć kartę z ręki
cost-discard-a-captive-here = odrzuć kartę schwytaną przy tym celu
cost-discard-this = odrzuć tę kartę z ręki
cost-discard-x-cards = odrzuć z ręki dowolną liczbę kart, co najmniej jedną
cost-damage-this = umieść { $amount } { $amount ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} na { subject-this.loc }
cost-damage-enhanced = umieść 1 obrażenie na { subject-enhanced.loc }
cost-return-this = weź { subject-this.acc } z powrotem na rękę
cost-lower-reserve = obniż swoją wartość rezerwy o 1 do końca fazy

# ── efekty ───────────────────────────────────────────────────────────────────────────────────────────────────────
# Zaimek stoi zaraz za czasownikiem: „zadaj jej 1 obrażenie”, „umieść na nim żeton osłon”, ale „zadaj 1 obrażenie wybranej jednostce”.
-pronoun = (jej|mu|niej|nim|z niej|z niego)$
own-damage = { $amount ->
    [0] wszystkie obrażenia
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
own-focus = { $amount ->
    [0] wszystkie żetony skupienia
    [one] { $amount } żeton skupienia
    [few] { $amount } żetony skupienia
   *[many] { $amount } żetonów skupienia
}
own-focus-each = { $amount ->
    [0] wszystkie żetony skupienia
    [one] po { $amount } żetonie skupienia
    [few] po { $amount } żetony skupienia
   *[many] po { $amount } żetonów skupienia
}
effect-deal-damage = { STARTS($to, -pronoun) ->
    [yes] zadaj { $to } { own-damage }
   *[no] zadaj { own-damage } { $to }
}
    .to = dat
effect-remove-damage = { STARTS($to, -pronoun) ->
    [yes] usuń { $to } { own-damage }
   *[no] usuń { own-damage } { $to }
}
    .to = from
effect-place-focus = { STARTS($to, -pronoun) ->
    [yes] umieść na { $to } { own-focus }
   *[no] umieść { own-focus } na { $to }
}
    .to = loc
effect-remove-focus = { STARTS($to, -pronoun) ->
    [yes] usuń { $to } { own-focus }
   *[no] usuń { STARTS($to, like: "z maksymalnie ") ->
        [yes] { own-focus-each }
       *[no] { own-focus }
    } { $to }
}
    .to = from
effect-remove-a-token = { STARTS($to, -pronoun) ->
    [yes] usuń { $to } 1 dowolny żeton
   *[no] usuń 1 dowolny żeton { $to }
}
    .to = from
effect-place-shield = { STARTS($to, -pronoun) ->
    [yes] umieść na { $to } żeton osłon
   *[no] umieść żeton osłon na { $to }
}{ $even ->
    [1] , choćby już tam jakiś leżał
   *[0] { "" }
}
    .to = loc
effect-remove-shields = usuń wszystkie żetony osłon { $to }
    .to = from
effect-destroy = zniszcz { $what }
    .what = acc
effect-discard-from-play = odrzuć z gry { $what }
    .what = acc
effect-take-control = przejmij kontrolę nad { $what }
    .what = ins
effect-sacrificed = { $what } zostaje poświęcona
effect-return-to-hand = cofnij { $what } na rękę właściciela
    .what = acc
effect-put-into-play = umieść w grze { $what }
    .what = acc
effect-put-into-play-and-return = umieść w grze { $what }; jeśli pod koniec fazy karta ta nadal jest w grze, wraca na rękę właściciela
    .what = acc
effect-put-into-play-and-discard = umieść w grze { $what }; jeśli pod koniec fazy karta ta nadal jest w grze, odrzuć ją
    .what = acc
effect-draw = dobierz { $amount ->
    [one] kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
effect-draw-to-reserve = dobieraj karty, aż będziesz mieć ich na ręce tyle, ile wynosi twoja wartość rezerwy
effect-must-defend = { $to } musi w tej bitwie stanąć do obrony, jeśli może
effect-choose-and-discard = odrzuć dowolną kartę z ręki
effect-take-back = weź z powrotem na rękę { $what }
    .what = acc
effect-search-deck-for = przejrzyj swoją talię; możesz wybrać z niej { $which }, pokazać i wziąć na rękę. Potem potasuj talię
    .which = acc
effect-search-top-for = podejrzyj { $number } wierzchnich kart swojej talii; możesz wybrać spośród nich { $which }, pokazać i wziąć na rękę. Resztę wtasuj z powrotem do talii
    .which = acc
effect-search-top-into-play = podejrzyj { $number } wierzchnich kart swojej talii; możesz spośród nich umieścić w grze { $which }. Resztę wtasuj z powrotem do talii
    .which = acc
effect-cannot-defend = nie można { $until ->
    [engagement] w tej bitwie
   *[phase] w tej fazie
} zadeklarować do obrony { $to }
    .to = gen
effect-cannot-attack-or-defend = nie można { $until ->
    [engagement] w tej bitwie
   *[phase] w tej fazie
} zadeklarować do ataku ani do obrony { $to }
    .to = gen
effect-instead-of-icons = nie rozpatruj w tym natarciu jej symboli walki
effect-opponent-discards = przeciwnik odrzuca z ręki kartę według własnego wyboru
effect-opponent-discards-at-random = przeciwnik odrzuca losową kartę z ręki
effect-look-at-hand-and-discard = podejrzyj rękę przeciwnika i wybierz z niej kartę; przeciwnik ją odrzuca
effect-look-at-hand = podejrzyj rękę przeciwnika
effect-reduce-cost-by-x = koszt maleje o 1 za każdą odrzuconą kartę, lecz wynosi co najmniej 1
effect-next-capital-ship-costs-less = następna jednostka z cechą Okręt flagowy, którą zagrasz w tej fazie, kosztuje o { $amount } mniej
effect-next-card-costs-less = następna karta, którą zagrasz w tej fazie, kosztuje o { $amount } mniej
effect-next-sith-card-costs-less = następna karta Sithów, którą zagrasz w tej fazie, kosztuje o { $amount } mniej
effect-move-damage = przenieś { $amount } { $amount ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} { $source } na { $to }
    .source = from
    .to = acc
effect-move-shield = przenieś żeton osłon { $source } na { $to }
    .source = from
    .to = acc
effect-move-focus = przenieś żeton skupienia { $source } na { $to }
    .source = from
    .to = acc
effect-leave-the-engagement = { $what } nie uczestniczy już w bitwie
effect-take-back-topmost-enhancement = weź z powrotem na rękę ulepszenie leżące najwyżej na twoim stosie kart odrzuconych
effect-engage-again = możesz w tej fazie zaatakować ten sam cel jeszcze raz
effect-choose = wybierz { $which }
    .which = acc
effect-opponent-chooses = przeciwnik wybiera { $which }
    .which = theirs
effect-lower-dial = cofnij tarczę Gwiazdy Śmierci o 1, ale nie poniżej 1
effect-raise-dial = przesuń tarczę Gwiazdy Śmierci o 1 do przodu
effect-cancel = anuluj { $that }
effect-capture = schwytaj { $what } przy dowolnym celu ciemnej strony
    .what = acc
effect-move-a-captive = przenieś schwytaną kartę od jednego celu ciemnej strony do innego
effect-rescue-at-engaged-objective = uratuj losową kartę schwytaną przy atakowanym celu
effect-play-into-the-engagement = zagraj tę jednostkę z ręki; uczestniczy ona w bitwie po twojej stronie
effect-gain-icons = { STARTS($to, like: "z maksymalnie ") ->
    [yes] każda { $to }
   *[no] { $to }
} zyskuje { $until ->
    [strike] do końca natarcia
    [engagement] do końca bitwy
   *[phase] do końca fazy
}{ $unit ->
    [0] { "" }
    [one] { " " }{ $unit } symbol obrażeń jednostek
    [few] { " " }{ $unit } symbole obrażeń jednostek
   *[many] { " " }{ $unit } symboli obrażeń jednostek
}{ $tactics ->
    [0] { "" }
   *[other] { $unit ->
        [0] { "" }
       *[other] { " i" }
    }
}{ $tactics ->
    [0] { "" }
    [one] { " " }{ $tactics } symbol taktyki
    [few] { " " }{ $tactics } symbole taktyki
   *[many] { " " }{ $tactics } symboli taktyki
}{ $blast ->
    [0] { "" }
   *[other] { $unit ->
        [0] { $tactics ->
            [0] { "" }
           *[other] { " i" }
        }
       *[other] { " i" }
    }
}{ $blast ->
    [0] { "" }
    [one] { " " }{ $blast } symbol obrażeń wybuchowych
    [few] { " " }{ $blast } symbole obrażeń wybuchowych
   *[many] { " " }{ $blast } symboli obrażeń wybuchowych
}
effect-join-the-engagement = umieść w grze tę jednostkę z ręki; uczestniczy ona w bitwie po twojej stronie

# ── efekty trwałe ────────────────────────────────────────────────────────────────────────────────────────────────
# Symbole jeden po drugim: „2 symbole obrażeń jednostek, 1 symbol taktyki i 1 symbol obrażeń wybuchowych”.
icons-of-unit-damage = { $unit } { $unit ->
    [one] symbol
    [few] symbole
   *[many] symboli
} obrażeń jednostek
icons-of-tactics = { $tactics } { $tactics ->
    [one] symbol
    [few] symbole
   *[many] symboli
} taktyki
icons-of-blast = { $blast } { $blast ->
    [one] symbol
    [few] symbole
   *[many] symboli
} obrażeń wybuchowych
gained-icons = { $unit ->
    [0] { $tactics ->
        [0] { icons-of-blast }
       *[other] { icons-of-tactics }{ $blast ->
            [0] { "" }
           *[other] { " " }i { icons-of-blast }
        }
    }
   *[other] { icons-of-unit-damage }{ $tactics ->
        [0] { $blast ->
            [0] { "" }
           *[other] { " " }i { icons-of-blast }
        }
       *[other] { $blast ->
            [0] { " " }i { icons-of-tactics }
           *[other] , { icons-of-tactics } i { icons-of-blast }
        }
    }
}
constant-gains-icons = { $which } zyskuje { gained-icons }.
    .which = all
constant-gains-edge-icons = dzięki przewadze { $which } zyskuje { gained-icons }.
    .which = all
constant-gains-keyword = { $which } zyskuje słowo kluczowe { $keyword }.
    .which = all
constant-gains-protect = { $which } zyskuje słowo kluczowe Ochrona: { $trait }.
    .which = all
constant-gains-edge = { $which } zyskuje słowo kluczowe Przewaga ({ $amount }).
    .which = all
constant-capacity = { $which } ma próg obrażeń { $amount-sign ->
    [minus] mniejszy
   *[plus] większy
} o { $amount-by }.
    .which = all
constant-first-each-turn-costs-less = kiedy w danej turze po raz pierwszy zagrywasz { $which }, płacisz o { $amount } mniej.
    .which = acc
constant-costs-less = zagranie tej karty kosztuje o { $amount } mniej.
constant-costs-nothing = zagranie tej karty nic nie kosztuje.
constant-changes-cost = zagranie { $which } kosztuje o { $amount-by } { $amount-sign ->
    [minus] mniej
   *[plus] więcej
}.
    .which = gen
constant-divides-unit-damage = { $which } może rozdzielić swoje obrażenia jednostek między wrogie jednostki uczestniczące.
    .which = all
constant-captured-instead = jeśli { $which } ma opuścić grę, zamiast tego zostaje schwytana przy celu ciemnej strony, który wybiera ciemna strona.
    .which = all
constant-only-vehicles-attack = tylko jednostki z cechą Pojazd mogą atakować { $which }.
    .which = acc
constant-engage-the-dial = raz w każdej fazie konfliktu możesz zaatakować tarczę Gwiazdy Śmierci, choć nie jest ona celem; gdy ma 10 obrażeń, wygrywasz grę.
constant-cannot-be-targeted = żaden efekt nie może wybrać { $which }.
    .which = gen
constant-not-by-enemy-events = wrogie wydarzenia nie mogą wybrać { $which }.
    .which = gen
constant-not-by-enemies = karty przeciwnika nie mogą wybrać { $which }.
    .which = gen
constant-cannot-be-damaged = { $which } nie może otrzymywać obrażeń.
constant-ignore-match = zagrywając karty z ręki, możesz pominąć dopasowanie zasobów.
constant-matches-all = punkty zasobów { $which } pasują do każdego stronnictwa.
    .which = from
constant-reserve-value = twoja wartość rezerwy jest większa o { $amount }.
constant-opponents-reserve-value = wartość rezerwy przeciwnika jest mniejsza o { $amount-by }.
constant-unopposed-bonus = twoje ataki bez oporu zadają { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} zamiast 1.
constant-most-attackers = w jednej bitwie { $number ->
    [one] może atakować { $which } najwyżej 1 jednostka
    [few] mogą atakować { $which } najwyżej { $number } jednostki
   *[many] może atakować { $which } najwyżej { $number } jednostek
}.
    .which = acc
constant-force-struggle = w zmaganiach Mocy liczysz o 1 symbol Mocy więcej.
constant-resources-only-for = punkty zasobów { subject-this.from } służą tylko do zagrywania { $which }.
    .which = plgen
constant-untouched-by-enemy = symbole i efekty przeciwnika nie mogą zadawać obrażeń { $which } ani umieszczać na niej żetonów skupienia.
    .which = dat
constant-doubles-icons = { $which } ma dwa razy więcej symboli walki.
    .which = all
constant-one-per-unit = jednostka może nosić tylko jedną kartę o tej nazwie.
constant-first-edge-card-face-up = pierwsza karta, którą przeciwnik kładzie w każdej walce o przewagę, leży odkryta.
constant-counts-as-hoth-objective = ilekroć liczy się twoje cele z cechą Hoth, dolicz jeden.
constant-unharmed-by = { $which } nie mogą zadać obrażeń { subject-enhanced.dat }.
    .which = pl
constant-resource-value = { $which } ma wartość zasobów większą o { $amount }.
    .which = all
constant-force-in-a-struggle = { $which } wnosi do zmagań Mocy o { $amount } { $amount ->
    [one] symbol
    [few] symbole
   *[many] symboli
} Mocy więcej.
    .which = all
constant-cannot-attack = { $which } nie może atakować.
    .which = all
constant-cannot-defend = { $which } nie może zostać zadeklarowana do obrony.
constant-no-unopposed-damage = { $which } nie otrzymuje obrażenia za atak bez oporu.
constant-strikes-from-outside = { $which } może nacierać także w bitwie, w której nie uczestniczy.
    .which = all
constant-cannot-commit = { $which } nie może zostać przydzielona do Mocy; jeśli już jest przydzielona, traci swoją kartę Mocy.
constant-loses-with = jeśli ten cel ulegnie zniszczeniu, przegrywasz grę.

measure-force-icons = symboli Mocy przydzielonych do Mocy
measure-objectives-destroyed = zniszczonych celów
