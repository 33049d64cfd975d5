# Jak zdania karty powstają z tego, co karta robi (zob. grammar.ftl): etykieta · kiedy, jeśli, koszt: efekty.

timing-action = Akcja
timing-interrupt = Przerwanie
timing-reaction = Reakcja
timing-forced-reaction = Wymuszona reakcja
timing-forced-interrupt = Wymuszone przerwanie
timing-battle = Bitwa
keyword = { $name }{ $value ->
    [0] { "" }
   *[other] { " " }({ $value })
}{ $trait ->
    [none] { "" }
   *[other] { " " }({ $trait })
}{ $to ->
    [none] { "" }
   *[other] { " " }({ $to })
}.
one-relic = Możesz kontrolować tylko jedną Relikwię.
attach = Dołącz do { $what }{ $one ->
    [1] ; na każdej jednostce najwyżej jedna kopia
   *[0] { "" }
}.
    .what = gen

# ── formy ────────────────────────────────────────────────────────────────────────────────────────────────────────
# „każda jednostka” i „żadna jednostka” w mianowniku i „za każdą jednostkę”: rodzaj widać po końcówce pierwszego słowa.
form-every = { $determined ->
    [yes] { $phrase }
   *[no] { STARTS($phrase, like: "\\S*a\\b") ->
        [yes] każda { $phrase }
       *[no] { STARTS($phrase, like: "\\S*e\\b") ->
            [yes] każde { $phrase }
           *[no] każdy { $phrase }
        }
    }
}
form-none = { $determined ->
    [yes] { $phrase }
   *[no] { STARTS($phrase, like: "\\S*a\\b") ->
        [yes] żadna { $phrase }
       *[no] { STARTS($phrase, like: "\\S*e\\b") ->
            [yes] żadne { $phrase }
           *[no] żaden { $phrase }
        }
    }
}
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
    .form = for

# ── które karty ──────────────────────────────────────────────────────────────────────────────────────────────────
# Słowo bez miejsca to rzeczownik. Forma „for” to biernik po „za każdą”, gdzie zamiast „swoją” stoi „twoją”.
filter-unit = jednostka
    .gender = f
    .gen = jednostki
    .dat = jednostce
    .acc = jednostkę
    .ins = jednostką
    .loc = jednostce
    .pl = jednostki
    .plgen = jednostek
    .pldat = jednostkom
    .placc = jednostki
    .plins = jednostkami
    .plloc = jednostkach
    .for = jednostkę
    .patient = jednostce
filter-army-unit = jednostka armii
    .gender = f
    .gen = jednostki armii
    .dat = jednostce armii
    .acc = jednostkę armii
    .ins = jednostką armii
    .loc = jednostce armii
    .pl = jednostki armii
    .plgen = jednostek armii
    .pldat = jednostkom armii
    .placc = jednostki armii
    .plins = jednostkami armii
    .plloc = jednostkach armii
    .for = jednostkę armii
    .not = niebędący jednostką armii
    .not-place = whose
    .not-gen = niebędącego jednostką armii
    .not-dat = niebędącemu jednostką armii
    .not-ins = niebędącym jednostką armii
    .not-loc = niebędącym jednostką armii
    .not-mo-acc = niebędącego jednostką armii
    .not-f = niebędąca jednostką armii
    .not-f-gen = niebędącej jednostką armii
    .not-f-dat = niebędącej jednostką armii
    .not-f-acc = niebędącą jednostką armii
    .not-f-ins = niebędącą jednostką armii
    .not-f-loc = niebędącej jednostką armii
    .not-n = niebędące jednostką armii
    .not-n-acc = niebędące jednostką armii
    .not-n-gen = niebędącego jednostką armii
    .not-n-dat = niebędącemu jednostką armii
    .not-n-ins = niebędącym jednostką armii
    .not-n-loc = niebędącym jednostką armii
    .not-mo-gen = niebędącego jednostką armii
    .not-mo-dat = niebędącemu jednostką armii
    .not-f-pl = niebędące jednostką armii
    .not-f-plgen = niebędących jednostką armii
    .not-f-pldat = niebędącym jednostką armii
    .not-f-placc = niebędące jednostką armii
    .not-f-plins = niebędącymi jednostką armii
    .not-f-plloc = niebędących jednostką armii
    .not-pl = niebędące jednostką armii
    .not-plgen = niebędących jednostką armii
    .not-pldat = niebędącym jednostką armii
    .not-placc = niebędące jednostką armii
    .not-plins = niebędącymi jednostką armii
    .not-plloc = niebędących jednostką armii
    .not-f-for = niebędącą jednostką armii
    .patient = jednostce armii
filter-warlord = lider
    .gender = mo
    .gen = lidera
    .dat = liderowi
    .acc = lidera
    .ins = liderem
    .loc = liderze
    .pl = liderzy
    .plgen = liderów
    .pldat = liderom
    .placc = liderów
    .plins = liderami
    .plloc = liderach
    .for = lidera
    .not = niebędący liderem
    .not-place = whose
    .not-gen = niebędącego liderem
    .not-dat = niebędącemu liderem
    .not-ins = niebędącym liderem
    .not-loc = niebędącym liderem
    .not-mo-acc = niebędącego liderem
    .not-f = niebędąca liderem
    .not-f-gen = niebędącej liderem
    .not-f-dat = niebędącej liderem
    .not-f-acc = niebędącą liderem
    .not-f-ins = niebędącą liderem
    .not-f-loc = niebędącej liderem
    .not-n = niebędące liderem
    .not-n-acc = niebędące liderem
    .not-n-gen = niebędącego liderem
    .not-n-dat = niebędącemu liderem
    .not-n-ins = niebędącym liderem
    .not-n-loc = niebędącym liderem
    .not-mo-gen = niebędącego liderem
    .not-mo-dat = niebędącemu liderem
    .not-f-pl = niebędące liderem
    .not-f-plgen = niebędących liderem
    .not-f-pldat = niebędącym liderem
    .not-f-placc = niebędące liderem
    .not-f-plins = niebędącymi liderem
    .not-f-plloc = niebędących liderem
    .not-pl = niebędące liderem
    .not-plgen = niebędących liderem
    .not-pldat = niebędącym liderem
    .not-placc = niebędące liderem
    .not-plins = niebędącymi liderem
    .not-plloc = niebędących liderem
    .not-f-for = niebędącą liderem
filter-token-unit = jednostka-żeton
    .gender = f
    .gen = jednostki-żetonu
    .dat = jednostce-żetonowi
    .acc = jednostkę-żeton
    .ins = jednostką-żetonem
    .loc = jednostce-żetonie
    .pl = jednostki-żetony
    .plgen = jednostek-żetonów
    .pldat = jednostkom-żetonom
    .placc = jednostki-żetony
    .plins = jednostkami-żetonami
    .plloc = jednostkach-żetonach
    .for = jednostkę-żeton
    .not = niebędący żetonem
    .not-place = whose
    .not-gen = niebędącego żetonem
    .not-dat = niebędącemu żetonem
    .not-ins = niebędącym żetonem
    .not-loc = niebędącym żetonem
    .not-mo-acc = niebędącego żetonem
    .not-f = niebędąca żetonem
    .not-f-gen = niebędącej żetonem
    .not-f-dat = niebędącej żetonem
    .not-f-acc = niebędącą żetonem
    .not-f-ins = niebędącą żetonem
    .not-f-loc = niebędącej żetonem
    .not-f-pl = niebędące żetonami
    .not-f-plgen = niebędących żetonami
    .not-f-pldat = niebędącym żetonami
    .not-f-placc = niebędące żetonami
    .not-f-plins = niebędącymi żetonami
    .not-f-plloc = niebędących żetonami
    .not-pl = niebędące żetonami
    .not-plgen = niebędących żetonami
    .not-pldat = niebędącym żetonami
    .not-placc = niebędące żetonami
    .not-plins = niebędącymi żetonami
    .not-plloc = niebędących żetonami
    .not-f-for = niebędącą żetonem
filter-support = wsparcie
    .gender = n
    .gen = wsparcia
    .dat = wsparciu
    .acc = wsparcie
    .ins = wsparciem
    .loc = wsparciu
    .pl = wsparcia
    .plgen = wsparć
    .pldat = wsparciom
    .placc = wsparcia
    .plins = wsparciami
    .plloc = wsparciach
filter-attachment = dodatek
    .gender = m
    .gen = dodatku
    .dat = dodatkowi
    .acc = dodatek
    .ins = dodatkiem
    .loc = dodatku
    .pl = dodatki
    .plgen = dodatków
    .pldat = dodatkom
    .placc = dodatki
    .plins = dodatkami
    .plloc = dodatkach
filter-card-in-play = karta
    .gender = f
    .gen = karty
    .dat = karcie
    .acc = kartę
    .ins = kartą
    .loc = karcie
    .pl = karty
    .plgen = kart
    .pldat = kartom
    .placc = karty
    .plins = kartami
    .plloc = kartach
    .for = kartę
filter-planet = planeta
    .gender = f
    .gen = planety
    .dat = planecie
    .acc = planetę
    .ins = planetą
    .loc = planecie
    .pl = planety
    .plgen = planet
    .pldat = planetom
    .placc = planety
    .plins = planetami
    .plloc = planetach
    .for = planetę
filter-hq = sztab
    .gender = m
    .gen = sztabu
    .dat = sztabowi
    .acc = sztab
    .ins = sztabem
    .loc = sztabie
    .pl = sztaby
    .plgen = sztabów
    .pldat = sztabom
    .placc = sztaby
    .plins = sztabami
    .plloc = sztabach
# „twoja” w mianowniku i w liczbie mnogiej, „swoja” w innych przypadkach: tam czynność wykonuje gracz, do którego zdanie mówi.
filter-your = twój
    .place = own
    .gen = swojego
    .dat = swojemu
    .acc = swój
    .ins = swoim
    .loc = swoim
    .mo-acc = swojego
    .mo-for = twojego
    .f = twoja
    .f-gen = swojej
    .f-dat = swojej
    .f-acc = swoją
    .f-ins = swoją
    .f-loc = swojej
    .f-for = twoją
    .n = twoje
    .n-acc = swoje
    .n-for = twoje
    .pl = twoje
    .plgen = twoich
    .pldat = twoim
    .placc = twoje
    .plins = twoimi
    .plloc = twoich
    .f-patient = twojej
filter-enemy = wrogi
    .place = own
    .gen = wrogiego
    .dat = wrogiemu
    .ins = wrogim
    .loc = wrogim
    .mo-acc = wrogiego
    .f = wroga
    .f-gen = wrogiej
    .f-dat = wrogiej
    .f-acc = wrogą
    .f-ins = wrogą
    .f-loc = wrogiej
    .n = wrogie
    .n-acc = wrogie
    .pl = wrogie
    .plgen = wrogich
    .pldat = wrogim
    .placc = wrogie
    .plins = wrogimi
    .plloc = wrogich
    .f-for = wrogą
    .alone = wroga
    .f-patient = wrogiej
filter-this = ten
    .place = det
    .gen = tego
    .dat = temu
    .ins = tym
    .loc = tym
    .mo-acc = tego
    .f = ta
    .f-gen = tej
    .f-dat = tej
    .f-acc = tę
    .f-ins = tą
    .f-loc = tej
    .f-for = tę
    .n = to
    .n-acc = to
    .pl = te
    .plgen = tych
    .pldat = tym
    .placc = te
    .plins = tymi
    .plloc = tych
    .f-patient = tej
filter-other = inny
    .place = other
    .gen = innego
    .dat = innemu
    .ins = innym
    .loc = innym
    .mo-acc = innego
    .f = inna
    .f-gen = innej
    .f-dat = innej
    .f-acc = inną
    .f-ins = inną
    .f-loc = innej
    .n = inne
    .n-acc = inne
    .pl = inne
    .plgen = innych
    .pldat = innym
    .placc = inne
    .plins = innymi
    .plloc = innych
    .f-for = inną
    .alone = inna
    .f-patient = innej
filter-any-card = karta
    .gender = f
    .gen = karty
    .dat = karcie
    .acc = kartę
    .ins = kartą
    .loc = karcie
    .pl = karty
    .plgen = kart
    .pldat = kartom
    .placc = karty
    .plins = kartami
    .plloc = kartach
    .for = kartę
filter-attached = jednostka z tym dodatkiem
    .gender = f
    .gen = jednostki z tym dodatkiem
    .dat = jednostce z tym dodatkiem
    .acc = jednostkę z tym dodatkiem
    .ins = jednostką z tym dodatkiem
    .loc = jednostce z tym dodatkiem
    .pl = jednostki z tym dodatkiem
    .plgen = jednostek z tym dodatkiem
    .pldat = jednostkom z tym dodatkiem
    .placc = jednostki z tym dodatkiem
    .plins = jednostkami z tym dodatkiem
    .plloc = jednostkach z tym dodatkiem
    .for = jednostkę z tym dodatkiem
    .determined = yes
    .not = inna niż ta z tym dodatkiem
    .not-place = whose
    .not-gen = innej niż ta z tym dodatkiem
    .not-dat = innej niż ta z tym dodatkiem
    .not-acc = inną niż ta z tym dodatkiem
    .not-ins = inną niż ta z tym dodatkiem
    .not-loc = innej niż ta z tym dodatkiem
    .not-plgen = innych niż ta z tym dodatkiem
    .patient = jednostce z tym dodatkiem
filter-on-this = na niej
    .place = where
filter-at-this-planet = na tej planecie
    .place = where
filter-adjacent = sąsiedni
    .place = state
    .gen = sąsiedniego
    .dat = sąsiedniemu
    .ins = sąsiednim
    .loc = sąsiednim
    .mo-acc = sąsiedniego
    .f = sąsiednia
    .f-gen = sąsiedniej
    .f-dat = sąsiedniej
    .f-acc = sąsiednią
    .f-ins = sąsiednią
    .f-loc = sąsiedniej
    .n = sąsiednie
    .n-acc = sąsiednie
    .pl = sąsiednie
    .plgen = sąsiednich
    .pldat = sąsiednim
    .placc = sąsiednie
    .plins = sąsiednimi
    .plloc = sąsiednich
    .f-for = sąsiednią
    .alone = sąsiednia
filter-at-a-planet = na planecie
    .place = where
filter-in-an-hq = w dowolnym sztabie
    .place = where
filter-at-the-first-planet = na pierwszej planecie
    .place = where
    .not = poza pierwszą planetą
    .while = { $this } jest na pierwszej planecie
filter-first = pierwszy
    .place = state
    .gen = pierwszego
    .dat = pierwszemu
    .ins = pierwszym
    .loc = pierwszym
    .mo-acc = pierwszego
    .f = pierwsza
    .f-gen = pierwszej
    .f-dat = pierwszej
    .f-acc = pierwszą
    .f-ins = pierwszą
    .f-loc = pierwszej
    .n = pierwsze
    .n-acc = pierwsze
    .pl = pierwsze
    .plgen = pierwszych
    .pldat = pierwszym
    .placc = pierwsze
    .plins = pierwszymi
    .plloc = pierwszych
    .f-for = pierwszą
    .alone = pierwsza
    .not = inny niż pierwsza
    .not-place = whose
    .not-gen = innego niż pierwsza
    .not-dat = innemu niż pierwsza
    .not-ins = innym niż pierwsza
    .not-loc = innym niż pierwsza
    .not-mo-acc = innego niż pierwsza
    .not-f = inna niż pierwsza
    .not-f-gen = innej niż pierwsza
    .not-f-dat = innej niż pierwsza
    .not-f-acc = inną niż pierwsza
    .not-f-ins = inną niż pierwsza
    .not-f-loc = innej niż pierwsza
    .not-n = inne niż pierwsza
    .not-n-acc = inne niż pierwsza
    .not-n-gen = innego niż pierwsza
    .not-n-dat = innemu niż pierwsza
    .not-n-ins = innym niż pierwsza
    .not-n-loc = innym niż pierwsza
    .not-mo-gen = innego niż pierwsza
    .not-mo-dat = innemu niż pierwsza
    .not-f-pl = inne niż pierwsza
    .not-f-plgen = innych niż pierwsza
    .not-f-pldat = innym niż pierwsza
    .not-f-placc = inne niż pierwsza
    .not-f-plins = innymi niż pierwsza
    .not-f-plloc = innych niż pierwsza
    .not-pl = inne niż pierwsza
    .not-plgen = innych niż pierwsza
    .not-pldat = innym niż pierwsza
    .not-placc = inne niż pierwsza
    .not-plins = innymi niż pierwsza
    .not-plloc = innych niż pierwsza
    .not-f-for = inną niż pierwsza
filter-where-a-battle-is = z toczącą się bitwą
    .place = where
filter-at-a-planet-with = na planecie { $first }
    .place = where
    .first = gen
    .not = na planecie bez { $first }
    .while = { $this } jest na planecie { $first }
filter-at-a-planet-with-icon = na planecie z symbolem „{ $icon }”
    .place = where
    .while = { $this } jest na planecie z symbolem „{ $icon }”
filter-at-a-planet-without = na planecie bez { $first }
    .place = where
    .first = gen
filter-where-there-is = { $first }
    .place = where
    .first = gen
    .not = bez { $first }
filter-attacking-a = podczas ataku na { $first }
    .place = kind
    .first = acc
    .while = { $this } atakuje { $first }
filter-next-to-your-warlord = obok planety twojego lidera
    .place = where
filter-at-target-planet = na wybranej planecie
    .place = where
filter-own-warlord = twój lider
    .gender = mo
    .determined = yes
    .gen = swojego lidera
    .dat = swojemu liderowi
    .acc = swojego lidera
    .ins = swoim liderem
    .loc = swoim liderze
    .for = twojego lidera
filter-loyalty = o lojalności „{ $loyalty }”
    .place = kind
filter-with-keyword = ze słowem kluczowym { $keyword }
    .place = kind
    .not = bez słowa kluczowego { $keyword }
filter-with-icon = z symbolem „{ $icon }”
    .place = kind
filter-ready = przygotowany
    .place = state
    .gen = przygotowanego
    .dat = przygotowanemu
    .ins = przygotowanym
    .loc = przygotowanym
    .mo-acc = przygotowanego
    .f = przygotowana
    .f-gen = przygotowanej
    .f-dat = przygotowanej
    .f-acc = przygotowaną
    .f-ins = przygotowaną
    .f-loc = przygotowanej
    .n = przygotowane
    .n-acc = przygotowane
    .pl = przygotowane
    .plgen = przygotowanych
    .pldat = przygotowanym
    .placc = przygotowane
    .plins = przygotowanymi
    .plloc = przygotowanych
    .f-for = przygotowaną
    .alone = przygotowana
filter-exhausted = wyczerpany
    .place = state
    .gen = wyczerpanego
    .dat = wyczerpanemu
    .ins = wyczerpanym
    .loc = wyczerpanym
    .mo-acc = wyczerpanego
    .f = wyczerpana
    .f-gen = wyczerpanej
    .f-dat = wyczerpanej
    .f-acc = wyczerpaną
    .f-ins = wyczerpaną
    .f-loc = wyczerpanej
    .n = wyczerpane
    .n-acc = wyczerpane
    .pl = wyczerpane
    .plgen = wyczerpanych
    .pldat = wyczerpanym
    .placc = wyczerpane
    .plins = wyczerpanymi
    .plloc = wyczerpanych
    .f-for = wyczerpaną
    .alone = wyczerpana
filter-damaged = uszkodzony
    .place = state
    .gen = uszkodzonego
    .dat = uszkodzonemu
    .ins = uszkodzonym
    .loc = uszkodzonym
    .mo-acc = uszkodzonego
    .f = uszkodzona
    .f-gen = uszkodzonej
    .f-dat = uszkodzonej
    .f-acc = uszkodzoną
    .f-ins = uszkodzoną
    .f-loc = uszkodzonej
    .n = uszkodzone
    .n-acc = uszkodzone
    .pl = uszkodzone
    .plgen = uszkodzonych
    .pldat = uszkodzonym
    .placc = uszkodzone
    .plins = uszkodzonymi
    .plloc = uszkodzonych
    .f-for = uszkodzoną
    .alone = uszkodzona
    .while = { $this } jest uszkodzona
filter-undamaged = nieuszkodzony
    .place = state
    .gen = nieuszkodzonego
    .dat = nieuszkodzonemu
    .ins = nieuszkodzonym
    .loc = nieuszkodzonym
    .mo-acc = nieuszkodzonego
    .f = nieuszkodzona
    .f-gen = nieuszkodzonej
    .f-dat = nieuszkodzonej
    .f-acc = nieuszkodzoną
    .f-ins = nieuszkodzoną
    .f-loc = nieuszkodzonej
    .n = nieuszkodzone
    .n-acc = nieuszkodzone
    .pl = nieuszkodzone
    .plgen = nieuszkodzonych
    .pldat = nieuszkodzonym
    .placc = nieuszkodzone
    .plins = nieuszkodzonymi
    .plloc = nieuszkodzonych
    .f-for = nieuszkodzoną
    .while = { $this } nie jest uszkodzona
filter-attacking = atakujący
    .place = state
    .gen = atakującego
    .dat = atakującemu
    .ins = atakującym
    .loc = atakującym
    .mo-acc = atakującego
    .f = atakująca
    .f-gen = atakującej
    .f-dat = atakującej
    .f-acc = atakującą
    .f-ins = atakującą
    .f-loc = atakującej
    .n = atakujące
    .n-acc = atakujące
    .pl = atakujące
    .plgen = atakujących
    .pldat = atakującym
    .placc = atakujące
    .plins = atakującymi
    .plloc = atakujących
    .f-for = atakującą
    .alone = atakująca
filter-defending = broniący się
    .place = state
    .gen = broniącego się
    .dat = broniącemu się
    .ins = broniącym się
    .loc = broniącym się
    .mo-acc = broniącego się
    .f = broniąca się
    .f-gen = broniącej się
    .f-dat = broniącej się
    .f-acc = broniącą się
    .f-ins = broniącą się
    .f-loc = broniącej się
    .n = broniące się
    .n-acc = broniące się
    .pl = broniące się
    .plgen = broniących się
    .pldat = broniącym się
    .placc = broniące się
    .plins = broniącymi się
    .plloc = broniących się
    .f-for = broniącą się
    .alone = broniąca się
    .not = niebroniący się
    .not-gen = niebroniącego się
    .not-dat = niebroniącemu się
    .not-ins = niebroniącym się
    .not-loc = niebroniącym się
    .not-mo-acc = niebroniącego się
    .not-f = niebroniąca się
    .not-f-gen = niebroniącej się
    .not-f-dat = niebroniącej się
    .not-f-acc = niebroniącą się
    .not-f-ins = niebroniącą się
    .not-f-loc = niebroniącej się
    .not-n = niebroniące się
    .not-n-acc = niebroniące się
    .not-n-gen = niebroniącego się
    .not-n-dat = niebroniącemu się
    .not-n-ins = niebroniącym się
    .not-n-loc = niebroniącym się
    .not-mo-gen = niebroniącego się
    .not-mo-dat = niebroniącemu się
    .not-f-pl = niebroniące się
    .not-f-plgen = niebroniących się
    .not-f-pldat = niebroniącym się
    .not-f-placc = niebroniące się
    .not-f-plins = niebroniącymi się
    .not-f-plloc = niebroniących się
    .not-pl = niebroniące się
    .not-plgen = niebroniących się
    .not-pldat = niebroniącym się
    .not-placc = niebroniące się
    .not-plins = niebroniącymi się
    .not-plloc = niebroniących się
    .not-f-for = niebroniącą się
filter-with-attachments = z dodatkiem
    .place = whose
    .not = bez dodatków
    .while = { $this } ma dodatek
filter-while-there-is = dopóki w grze jest { $first }
    .place = cost
filter-unique = unikatowy
    .place = state
    .gen = unikatowego
    .dat = unikatowemu
    .ins = unikatowym
    .loc = unikatowym
    .mo-acc = unikatowego
    .f = unikatowa
    .f-gen = unikatowej
    .f-dat = unikatowej
    .f-acc = unikatową
    .f-ins = unikatową
    .f-loc = unikatowej
    .n = unikatowe
    .n-acc = unikatowe
    .pl = unikatowe
    .plgen = unikatowych
    .pldat = unikatowym
    .placc = unikatowe
    .plins = unikatowymi
    .plloc = unikatowych
    .f-for = unikatową
    .alone = unikatowa
    .not = nieunikatowy
    .not-gen = nieunikatowego
    .not-dat = nieunikatowemu
    .not-ins = nieunikatowym
    .not-loc = nieunikatowym
    .not-mo-acc = nieunikatowego
    .not-f = nieunikatowa
    .not-f-gen = nieunikatowej
    .not-f-dat = nieunikatowej
    .not-f-acc = nieunikatową
    .not-f-ins = nieunikatową
    .not-f-loc = nieunikatowej
    .not-n = nieunikatowe
    .not-n-acc = nieunikatowe
    .not-n-gen = nieunikatowego
    .not-n-dat = nieunikatowemu
    .not-n-ins = nieunikatowym
    .not-n-loc = nieunikatowym
    .not-mo-gen = nieunikatowego
    .not-mo-dat = nieunikatowemu
    .not-f-pl = nieunikatowe
    .not-f-plgen = nieunikatowych
    .not-f-pldat = nieunikatowym
    .not-f-placc = nieunikatowe
    .not-f-plins = nieunikatowymi
    .not-f-plloc = nieunikatowych
    .not-pl = nieunikatowe
    .not-plgen = nieunikatowych
    .not-pldat = nieunikatowym
    .not-placc = nieunikatowe
    .not-plins = nieunikatowymi
    .not-plloc = nieunikatowych
    .not-f-for = nieunikatową
filter-limited = ze słowem kluczowym Ograniczenie
    .place = trait
    .not = bez słowa kluczowego Ograniczenie
# „dodatek lub karta z cechą Dron”: po rzeczowniku męskim (dodatek) cecha oznacza drugą, osobną kartę.
filter-trait = z cechą { $trait }
    .place = trait
    .again = { $trait }
    .m = karta z cechą { $trait }
    .m-gen = karty z cechą { $trait }
    .m-acc = kartę z cechą { $trait }
    .not = bez cechy { $trait }
    .while = { $this } ma cechę { $trait }
filter-faction = { $faction }
    .place = kind
    .not = spoza { $faction }
filter-titled = „{ $title }”
    .place = kind
    .not = o nazwie innej niż „{ $title }”
filter-cost-at-most = o wydrukowanym koszcie { $cost } lub niższym
    .place = cost
filter-unit-card = jednostka
    .gender = f
    .gen = jednostki
    .dat = jednostce
    .acc = jednostkę
    .ins = jednostką
    .loc = jednostce
    .pl = jednostki
    .plgen = jednostek
    .pldat = jednostkom
    .placc = jednostki
    .plins = jednostkami
    .plloc = jednostkach
    .for = jednostkę
filter-army-card = jednostka armii
    .gender = f
    .gen = jednostki armii
    .dat = jednostce armii
    .acc = jednostkę armii
    .ins = jednostką armii
    .loc = jednostce armii
    .pl = jednostki armii
    .plgen = jednostek armii
    .pldat = jednostkom armii
    .placc = jednostki armii
    .plins = jednostkami armii
    .plloc = jednostkach armii
    .for = jednostkę armii
filter-event-card = wydarzenie
    .gender = n
    .gen = wydarzenia
    .dat = wydarzeniu
    .acc = wydarzenie
    .ins = wydarzeniem
    .loc = wydarzeniu
    .pl = wydarzenia
    .plgen = wydarzeń
    .pldat = wydarzeniom
    .placc = wydarzenia
    .plins = wydarzeniami
    .plloc = wydarzeniach
filter-support-card = wsparcie
    .gender = n
    .gen = wsparcia
    .dat = wsparciu
    .acc = wsparcie
    .ins = wsparciem
    .loc = wsparciu
    .pl = wsparcia
    .plgen = wsparć
    .pldat = wsparciom
    .placc = wsparcia
    .plins = wsparciami
    .plloc = wsparciach
filter-attachment-card = dodatek
    .gender = m
    .gen = dodatku
    .dat = dodatkowi
    .acc = dodatek
    .ins = dodatkiem
    .loc = dodatku
    .pl = dodatki
    .plgen = dodatków
    .pldat = dodatkom
    .placc = dodatki
    .plins = dodatkami
    .plloc = dodatkach
filter-can-enter-play = { "" }
    .place = state
filter-in-your-hand = z twojej ręki
    .place = where
filter-in-your-discard-pile = na twoim stosie kart odrzuconych
    .place = where
filter-in-enemy-discard-pile = na stosie kart odrzuconych przeciwnika
    .place = where
filter-topmost = karta z wierzchu stosu ({ $which })
    .gender = f
filter-can-be-handed-on = możliwy do dołączenia do innej karty tego samego gracza
    .place = whose
    .f = możliwa do dołączenia do innej karty tego samego gracza
filter-can-be-reached-by-khymeras = w zasięgu jednej z twoich jednostek-żetonów „Khymera”
    .place = whose
filter-movable = z możliwością ruchu na inną planetę
    .place = whose
filter-whose-ability-can-be-used = ze zdolnością bitewną, która coś zmieni
    .place = whose
filter-with-bare-units = z jednostką bez dodatków
    .place = whose
filter-with-enemy-units = z wrogimi jednostkami
    .place = whose
filter-without-your-warlord = bez swojego lidera
    .place = where
filter-at-that-planet = na tamtej planecie
    .place = where
filter-at-the-same-planet = na tej samej planecie
    .place = where
filter-at-its-planet = na tej samej planecie
    .place = where
filter-elsewhere = w innym miejscu
    .place = where

# ── ile ──────────────────────────────────────────────────────────────────────────────────────────────────────────
amount-paid-for-this = koszt zapłacony za tę kartę
amount-attack-of = ATK { $of }
    .of = gen
amount-area-effect-of = Efekt Obszarowy { $of }
    .of = gen
amount-printed-attack-of = wydrukowany ATK { $of }
    .of = gen
amount-health-of = liczba PW { $of }
    .of = gen
amount-command-icons-of = liczba symboli dowodzenia { $of }
    .of = gen
amount-twice-the-command-icons-of = podwojona liczba symboli dowodzenia { $of }
    .of = gen
amount-damage-on = liczba obrażeń na { $of }
    .of = loc
amount-printed-cost-of = wydrukowany koszt { $of }
    .of = gen

# ── kogo to dotyczy ──────────────────────────────────────────────────────────────────────────────────────────────
# Karta, którą właśnie nazwano: „zadaj tej jednostce 1 obrażenie: przygotuj ją”. Jako podmiotu nie trzeba jej wymieniać.
it-this = { "" }
    .gen = jej
    .dat = jej
    .acc = ją
    .ins = nią
    .loc = niej
    .from = z niej
it-this-unit = { "" }
    .gen = jej
    .dat = jej
    .acc = ją
    .ins = nią
    .loc = niej
    .from = z niej
it-attached = { "" }
    .gen = jej
    .dat = jej
    .acc = ją
    .ins = nią
    .loc = niej
    .from = z niej
subject-this = { $itself ->
    [unit] ta jednostka
   *[card] ta karta
}
    .gen = { $itself ->
        [unit] tej jednostki
       *[card] tej karty
    }
    .dat = { $itself ->
        [unit] tej jednostce
       *[card] tej karcie
    }
    .acc = { $itself ->
        [unit] tę jednostkę
       *[card] tę kartę
    }
    .ins = { $itself ->
        [unit] tą jednostką
       *[card] tą kartą
    }
    .loc = { $itself ->
        [unit] tej jednostce
       *[card] tej karcie
    }
    .from = { $itself ->
        [unit] z tej jednostki
       *[card] z tej karty
    }
# Liczba mnoga zależy od liczebnika: 2 jednostki, 5 jednostek.
subject-targets = maksymalnie { $number } { $which }
    .which = { $number ->
        [one] acc
        [few] placc
       *[many] plgen
    }
# Jednostka, o której mówi warunek; „ta” byłaby jednostką, na której stoi tekst.
subject-event-card = tamta jednostka
    .gen = tamtej jednostki
    .dat = tamtej jednostce
    .acc = tamtą jednostkę
    .ins = tamtą jednostką
    .loc = tamtej jednostce
    .from = z tamtej jednostki
subject-event-source = ta druga jednostka
    .gen = tej drugiej jednostki
    .dat = tej drugiej jednostce
    .acc = tę drugą jednostkę
    .ins = tą drugą jednostką
    .loc = tej drugiej jednostce
    .from = z tej drugiej jednostki
subject-attached = jednostka z tym dodatkiem
    .gen = jednostki z tym dodatkiem
    .dat = jednostce z tym dodatkiem
    .acc = jednostkę z tym dodatkiem
    .ins = jednostką z tym dodatkiem
    .loc = jednostce z tym dodatkiem
    .from = z jednostki z tym dodatkiem
subject-your-warlord = twój lider
    .gen = swojego lidera
    .dat = swojemu liderowi
    .acc = swojego lidera
    .ins = swoim liderem
    .loc = swoim liderze
    .from = ze swojego lidera
subject-paid = tamta jednostka
    .gen = jednostki, którą opłacono koszt
    .dat = tamtej jednostce
    .acc = ją
    .ins = nią
    .loc = niej
    .from = z niej
subject-attacker = atakująca jednostka
    .gen = atakującej jednostki
    .dat = atakującej jednostce
    .acc = atakującą jednostkę
    .ins = atakującą jednostką
    .loc = atakującej jednostce
    .from = z atakującej jednostki
subject-defender = tamta jednostka
    .gen = tamtej jednostki
    .dat = tamtej jednostce
    .acc = tamtą jednostkę
    .ins = tamtą jednostką
    .loc = tamtej jednostce
    .from = z tamtej jednostki
subject-chosen = wybrana karta
    .gen = wybranej karty
    .dat = wybranej karcie
    .acc = wybraną kartę
    .ins = wybraną kartą
    .loc = wybranej karcie
    .from = z wybranej karty
filter-each-at = każdy
    .place = det
    .gen = każdego
    .dat = każdemu
    .ins = każdym
    .loc = każdym
    .mo-acc = każdego
    .f = każda
    .f-gen = każdej
    .f-dat = każdej
    .f-acc = każdą
    .f-ins = każdą
    .f-loc = każdej
    .n = każde
    .n-acc = każde
    .pl = każde
    .plgen = każdych
    .pldat = każdym
    .placc = każde
    .plins = każdymi
    .plloc = każdych
    .f-for = każdą
    .alone = każda

# ── kiedy ────────────────────────────────────────────────────────────────────────────────────────────────────────
trigger-phase-begins = po tym, jak rozpocznie się faza { $phase }
trigger-phase-ends = po tym, jak zakończy się faza { $phase }
trigger-battle-begins-here = po tym, jak rozpocznie się bitwa na tej planecie
trigger-battle-ends-here = po tym, jak zakończy się bitwa na tej planecie
trigger-commits-to-this-planet = po tym, jak { $which } przybędzie na tę planetę dzięki przydzieleniu
trigger-moves-to-this-planet = po tym, jak { $which } poruszy się na tę planetę
trigger-moves-between-planets = po tym, jak { $which } poruszy się z jednej planety na inną
trigger-moves-to-your-hq = po tym, jak { $which } poruszy się do twojego sztabu
trigger-retreats-from-this-planet = kiedy { $which } ma wykonać odwrót z tej planety
trigger-you-search = kiedy masz przeszukać swoją talię
trigger-this-resolves-its-attack = po tym, jak atak tej jednostki zostanie rozpatrzony
trigger-this-is-declared-as-defender = po tym, jak obrońcą zostanie ta jednostka
trigger-is-declared-as-attacker = po tym, jak atakującym zostanie { $which }
trigger-is-declared-as-defender = po tym, jak obrońcą zostanie { $which }
trigger-you-deploy = kiedy wystawiasz { $which }
    .which = acc
trigger-you-deploy-here = kiedy wystawiasz na tej planecie { $which }
    .which = acc
trigger-you-deploy-an-attachment = kiedy wystawiasz dodatek
trigger-this-enters-play = po tym, jak { subject-this } wejdzie do gry
trigger-this-is-deployed = po tym, jak wystawisz { subject-this.acc }
trigger-you-have-deployed = po tym, jak wystawisz { $which }
    .which = acc
trigger-is-deployed-here = po tym, jak na tej planecie zostanie wystawiona { $which }
trigger-this-is-destroyed = kiedy ta jednostka ma ulec zniszczeniu
trigger-this-leaves-play = kiedy { subject-this } ma opuścić grę
trigger-attached-leaves-play = kiedy jednostka z tym dodatkiem ma opuścić grę
trigger-leaves-play-from-a-planet = kiedy { $which } ma opuścić grę, będąc na planecie
trigger-has-left-play = po tym, jak { $which } pod twoją kontrolą opuści grę
trigger-you-sacrifice = kiedy masz poświęcić { $which }
    .which = acc
trigger-an-effect-would-move = kiedy z powodu efektu ma opuścić planetę { $which }
    .that = ten ruch
trigger-has-left-play-here = po tym, jak { $which } pod twoją kontrolą opuści grę z tej planety
trigger-enters-your-discard-pile = po tym, jak { $which } trafi z gry na twój stos kart odrzuconych
trigger-enemy-unit-destroyed = po tym, jak wroga jednostka ulegnie zniszczeniu
trigger-enemy-unit-destroyed-here = po tym, jak wroga jednostka na tej planecie ulegnie zniszczeniu
trigger-destroyed-into-your-discard-pile = po tym, jak { $which } pod twoją kontrolą ulegnie zniszczeniu
trigger-is-destroyed = po tym, jak { $which } ulegnie zniszczeniu
trigger-your-unit-is-destroyed = po tym, jak { $which } pod twoją kontrolą ulegnie zniszczeniu
trigger-this-commits = po tym, jak przydzielisz tę jednostkę do planety
trigger-this-commits-or-attacks = po tym, jak przydzielisz tę jednostkę do planety lub zadeklarujesz nią atak
trigger-your-warlord-commits = po tym, jak przydzielisz swojego lidera do planety
trigger-struggle-begins = kiedy rozpoczynają się zmagania dowodzenia
trigger-opponent-wins-a-struggle = kiedy przeciwnik wygrywa zmagania dowodzenia
trigger-you-win-a-struggle = po tym, jak wygrasz zmagania dowodzenia
trigger-you-win-a-struggle-here = po tym, jak wygrasz zmagania dowodzenia na tej planecie
trigger-moves-to-a-planet = po tym, jak { $which } poruszy się na planetę
trigger-this-is-declared-as-attacker = po tym, jak zadeklarujesz atak tą jednostką
trigger-attached-exhausts = kiedy jednostka z tym dodatkiem ma się wyczerpać
trigger-attached-uses-area-effect = po tym, jak jednostka z tym dodatkiem użyje Efektu Obszarowego
trigger-this-declares-an-attack-against = po tym, jak zadeklarujesz atak tą jednostką przeciwko { $which }
    .which = dat
trigger-attached-declares-an-attack-against = kiedy jednostka z tym dodatkiem ma zaatakować { $which }
    .which = acc
trigger-enemy-would-attack = kiedy celem ataku wrogiej jednostki ma się stać { $which }
trigger-damage-is-assigned-to = kiedy { $which } ma otrzymać obrażenia
# Komu coś się przydarza (patient): „twojej jednostce”, a nie „swojej”.
trigger-is-assigned-damage = po tym, jak { $which } zostaną przypisane obrażenia
    .which = patient
trigger-is-assigned-damage-by-an-attack = po tym, jak { $which } zostaną przypisane obrażenia z ataku
    .which = patient
trigger-is-assigned-damage-by-an-attack-here = po tym, jak { $which } zostaną przypisane obrażenia z ataku na tej planecie
    .which = patient
trigger-damages-by-an-attack = po tym, jak { $attacker } zada atakiem obrażenia { $damaged }
    .damaged = dat
trigger-damages = po tym, jak { $unit } zada obrażenia { $damaged }
    .damaged = dat
trigger-this-damages = po tym, jak ta jednostka zada obrażenia { $which }
    .which = dat
trigger-this-takes-damage = kiedy ta jednostka ma przyjąć obrażenia
trigger-attached-is-damaged-by-an-attack = po tym, jak jednostka z tym dodatkiem otrzyma obrażenia z ataku innej jednostki
trigger-opponent-shields = kiedy przeciwnik używa karty osłony
    .that = tę osłonę
trigger-you-shield-with = kiedy używasz { $which } jako osłony dla { $shielded }
    .which = gen
    .shielded = gen
trigger-opponent-plays-an-event = kiedy przeciwnik zagrywa wydarzenie
    .that = to wydarzenie
trigger-a-battle-ability-is-used = kiedy ktoś używa zdolności bitewnej
    .that = tę zdolność
trigger-you-play = po tym, jak zagrasz { $which }
    .which = acc
trigger-opponent-targets = kiedy celem zdolności przeciwnika staje się { $which }
    .that = tę zdolność

# ── ograniczenia: co mówi powód i jak mówi to karta ──────────────────────────────────────────────────────────────
condition-combat-phase = faza walki
    .label = { $label } w fazie walki
condition-headquarters-phase = faza sztabu
    .label = { $label } w fazie sztabu
condition-there-is-there = jest tam { $which }
    .if = jeśli jest tam { $which }
condition-deploy-phase = faza wystawiania
    .label = { $label } w fazie wystawiania
condition-once-per-phase = raz na fazę
    .limit = raz na fazę
condition-once-per-attack = raz na atak
    .limit = raz na atak
condition-on-both-sides = po obu stronach karty
    .limit = także gdy krwawi
condition-any-player = może jej użyć dowolny gracz
    .limit = dla dowolnego gracza
condition-max-one-per-round = jeden raz na rundę
    .limit = maksymalnie raz na rundę
condition-during-a-battle = w trakcie bitwy
    .if = jeśli toczy się bitwa
condition-opponent-has-initiative = przeciwnik ma inicjatywę
    .if = jeśli inicjatywę ma przeciwnik
condition-during-the-combat-phase = w fazie walki
    .if = jeśli trwa faza walki
condition-fewer-units = masz mniej jednostek
    .if = jeśli masz mniej jednostek niż przeciwnik

# ── koszty ───────────────────────────────────────────────────────────────────────────────────────────────────────
cost-exhaust-this = wyczerp { subject-this.acc }
cost-exhaust-your-warlord = wyczerp swojego lidera
cost-exhaust-attached = wyczerp jednostkę z tym dodatkiem
cost-exhaust-a = wyczerp { $which }
    .which = acc
cost-sacrifice-this = poświęć { subject-this.acc }
cost-exhaust-and-sacrifice-this = wyczerp i poświęć { subject-this.acc }
cost-sacrifice = poświęć { $which }
    .which = acc
cost-discard-a = odrzuć { $which }
    .which = acc
cost-sacrifice-soldier-or-warrior-there = poświęć na tamtej planecie swoją jednostkę z cechą Żołnierz lub Wojownik
cost-pay = zapłać { $amount } { $amount ->
    [one] żeton zasobów
    [few] żetony zasobów
   *[many] żetonów zasobów
}
cost-pay-printed-cost = zapłać wydrukowany koszt { $which }
    .which = gen
cost-damage-this = zadaj 1 obrażenie tej jednostce
cost-damage-that-unit = zadaj 1 obrażenie tamtej jednostce
cost-discard-x-cards = odrzuć z ręki X kart, co najmniej jedną

# ── efekty ───────────────────────────────────────────────────────────────────────────────────────────────────────
damage-of-amount = { $amount } { $amount ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}
effect-deal-damage = zadaj { STARTS($to, like: "(jej|mu)$") ->
    [yes] { $to } { damage-of-amount }
   *[no] { damage-of-amount } { $to }
}
    .to = dat
effect-deal-unpreventable-damage = zadaj { $to } { $amount ->
    [one] { $amount } obrażenie, któremu nie można zapobiec
    [few] { $amount } obrażenia, którym nie można zapobiec
   *[many] { $amount } obrażeń, którym nie można zapobiec
}
    .to = dat
effect-remove-damage = usuń { $amount ->
    [0] wszystkie obrażenia
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} { $to }
    .to = from
effect-move-damage = przenieś { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} { $source } na { $to }
    .source = from
    .to = acc
effect-indirect-damage = każdy gracz rozdziela { $amount ->
    [one] { $amount } obrażenie niebezpośrednie
    [few] { $amount } obrażenia niebezpośrednie
   *[many] { $amount } obrażeń niebezpośrednich
} między swoje jednostki na tamtej planecie
effect-increase-damage = zwiększ te obrażenia o { $amount }
effect-prevent-damage = zapobiegnij { $amount ->
    [0] wszystkim tym obrażeniom
   *[other] { $amount } z tych obrażeń
}
effect-reassign-damage = przepisz { $amount } z tych obrażeń na { $to }
    .to = acc
effect-exhaust = wyczerp { $what }
    .what = acc
effect-ready = przygotuj { $what }
    .what = acc
effect-rout = rozbij { $what }
    .what = acc
effect-move-to-this-planet = porusz { $what } na tę planetę
    .what = acc
effect-move-to-that-planet = porusz { $what } na tamtą planetę
    .what = acc
effect-move-to-target-planet = porusz { $what } na wybraną planetę
    .what = acc
effect-move-to-chosen-planet = porusz { $what } na wybraną planetę
    .what = acc
effect-move-to-the-first-planet = porusz { $what } na pierwszą planetę
    .what = acc
effect-move-one-or-more-to-target-planet = porusz na wybraną planetę jedną lub więcej spośród { $which }
    .which = plgen
effect-move-one-or-more-to-your-hq = porusz do swojego sztabu jedną lub więcej spośród { $which }
    .which = plgen
effect-destroy = zniszcz { $what }
    .what = acc
effect-sacrifice = poświęć { $what }
    .what = acc
effect-discard = odrzuć { $what }
    .what = acc
effect-return-to-hand = cofnij { $what } na rękę właściciela
    .what = acc
effect-return-to-hand-instead = zamiast tego tamta jednostka wraca na rękę właściciela
effect-opponent-sacrifices = przeciwnik poświęca { $which } według własnego wyboru
    .which = acc
effect-each-player-sacrifices = każdy gracz, jeśli może, poświęca { $which } spośród swoich kart
    .which = acc
effect-put-into-play-at-your-hq = umieść { $what } w grze w swoim sztabie
    .what = acc
effect-put-into-play-at-this-planet = umieść { $what } w grze na tej planecie
    .what = acc
effect-put-into-play-at-that-planet = umieść { $what } w grze na tamtej planecie
    .what = acc
effect-put-into-play-at-chosen-planet = umieść { $what } w grze na wybranej planecie
    .what = acc
effect-put-into-play-at-target-planet = umieść { $what } w grze na wybranej planecie
    .what = acc
effect-put-into-play-at-the-last-planet = umieść { $what } w grze na ostatniej planecie
    .what = acc
effect-put-tokens-at-your-hq = umieść w grze w swoim sztabie { $number ->
    [one] jednostkę-żeton „{ $title }”
    [few] { $number } jednostki-żetony „{ $title }”
   *[many] { $number } jednostek-żetonów „{ $title }”
}
effect-put-tokens-at-this-planet = umieść w grze na tej planecie { $number ->
    [one] jednostkę-żeton „{ $title }”
    [few] { $number } jednostki-żetony „{ $title }”
   *[many] { $number } jednostek-żetonów „{ $title }”
}
effect-put-tokens-at-that-planet = umieść w grze na tamtej planecie { $number ->
    [one] jednostkę-żeton „{ $title }”
    [few] { $number } jednostki-żetony „{ $title }”
   *[many] { $number } jednostek-żetonów „{ $title }”
}
effect-put-tokens-at-your-warlords-planet = umieść w grze na planecie swojego lidera { $number ->
    [one] jednostkę-żeton „{ $title }”
    [few] { $number } jednostki-żetony „{ $title }”
   *[many] { $number } jednostek-żetonów „{ $title }”
}
effect-put-tokens-at-chosen-planet = umieść w grze na wybranej planecie { $number ->
    [one] jednostkę-żeton „{ $title }”
    [few] { $number } jednostki-żetony „{ $title }”
   *[many] { $number } jednostek-żetonów „{ $title }”
}
effect-reduce-cost = koszt wystawianej karty spada o { $reduction }
effect-draw = dobierz { $amount ->
    [one] kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
effect-gain = zyskaj { $amount } { $amount ->
    [one] żeton zasobów
    [few] żetony zasobów
   *[many] żetonów zasobów
}
effect-pay = zapłać { $amount } { $amount ->
    [one] żeton zasobów
    [few] żetony zasobów
   *[many] żetonów zasobów
}
effect-take-from-opponent = zabierz przeciwnikowi { $amount } { $amount ->
    [one] żeton zasobów
    [few] żetony zasobów
   *[many] żetonów zasobów
}
effect-store = umieść na tej karcie { $amount } { $amount ->
    [one] żeton zasobów
    [few] żetony zasobów
   *[many] żetonów zasobów
}
effect-transfer = przenieś { $amount } { $amount ->
    [one] żeton zasobów
    [few] żetony zasobów
   *[many] żetonów zasobów
} z tej karty do swojej puli
effect-opponent-discards-at-random = przeciwnik odrzuca losową kartę z ręki
effect-opponent-discards = przeciwnik odrzuca z ręki jedną kartę według własnego wyboru
effect-take-back = weź { $what } z powrotem na rękę
    .what = acc
effect-search = wśród { $number } wierzchnich kart swojej talii wyszukaj { $which }, { $reveal ->
    [1] ujawnij znalezioną kartę i weź ją na rękę
   *[0] weź znalezioną kartę na rękę
}, a pozostałe odłóż na spód talii
    .which = acc
effect-search-into-play-at-your-hq = wśród { $number } wierzchnich kart swojej talii wyszukaj { $which }, umieść znalezioną kartę w grze w swoim sztabie, a pozostałe odłóż na spód talii
    .which = acc
effect-search-into-play-at-target-planet = wśród { $number } wierzchnich kart swojej talii wyszukaj { $which }, umieść znalezioną kartę w grze na tamtej planecie, a pozostałe odłóż na spód talii
    .which = acc
effect-search-more = obejrzyj o { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
} więcej
effect-attack-until = { $to } ma { $amount-signed } ATK do końca { $until }
effect-health-until = { $to } ma { $amount-signed } PW do końca { $until }
effect-move-to-your-hq = porusz { $what } do swojego sztabu
    .what = acc
effect-cheaper-until = do końca { $until } każda wystawiana przez ciebie jednostka { $faction } kosztuje o { $amount } mniej
effect-no-card-bonus = do końca { $until } tamta planeta nie daje premii karcianej
effect-no-resource-bonus = do końca { $until } tamta planeta nie daje premii zasobów
effect-look-at-hand-and-discard = obejrzyj rękę przeciwnika i odrzuć z niej wybraną przez siebie kartę
effect-commit-your-warlord-there = przydziel go do niej
effect-attack-and-health-until = { $to } ma { $amount-signed } ATK i +{ $health } PW do końca { $until }
effect-attack-for-next-attack = { $to } ma +{ $amount } ATK podczas następnego ataku w tej fazie
effect-gains-keyword-until = { $to } zyskuje słowo kluczowe { $keyword } do końca { $until }
effect-gains-area-effect-until = { $to } zyskuje słowo kluczowe Efekt Obszarowy ({ $amount }) do końca { $until }
effect-gains-trait-until = { $to } zyskuje cechę { $trait } do końca { $until }
effect-lose-command-icons = { $to } traci symbole dowodzenia do końca { $until }
effect-blank = { $to } traci do końca { $until } całą treść pola tekstowego oprócz cech
effect-later-sacrificed-at-the-end-of-the-phase = na koniec fazy poświęć { $to }
    .to = acc
effect-later-discarded-at-the-end-of-the-phase = na koniec fazy odrzuć { $to }
    .to = acc
effect-later-damage-after-entering-play = po wejściu { $to } do gry zadaj jej { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
    .to = gen
effect-halved-until = zmniejsz o połowę { $value } { $to }, zaokrąglając w górę, do końca { $until }
    .to = gen
    .value = acc
effect-set-until = do końca { $until } { $value } { $to } wynosi { $amount }
    .to = gen
effect-swap = zamień { $first } { $one } i { $second } { $other } do końca { $until }
    .one = gen
    .other = gen
    .first = acc
    .second = acc
effect-take-control = przejmij kontrolę nad { $what }{ $until ->
    [game] { "" }
   *[other] { " " }do końca { $until }
}
    .what = ins
effect-cancel = anuluj { $that }

# ── tryby ────────────────────────────────────────────────────────────────────────────────────────────────────────
mode-name-units = nazwij jednostki
mode-name-supports = nazwij wsparcia
mode-name-attachments = nazwij dodatki
mode-name-events = nazwij wydarzenia
mode-discard-both-tops = odrzuć wierzchnią kartę każdej talii
mode-both-draw = każdy gracz dobiera kartę
effect-defend-instead = zamiast niej obrońcą zostaje ta jednostka
effect-one-more-shield = użyta karta zyskuje 1 symbol osłony
effect-double-shields = liczba symboli osłony użytej karty się podwaja
effect-choose = wybierz { $which }
    .which = acc

# ── efekty trwałe ────────────────────────────────────────────────────────────────────────────────────────────────
constant-attack = { $which } ma { $amount-signed } ATK.
    .which = every
constant-health = { $which } ma { $amount-signed } PW.
    .which = every
constant-double-health = { $which } ma podwojone PW.
    .which = every
constant-command-icons = { $which } ma { $amount } { $amount ->
    [one] dodatkowy symbol
    [few] dodatkowe symbole
   *[many] dodatkowych symboli
} dowodzenia.
    .which = every
constant-gains-keyword = { $which } zyskuje słowo kluczowe { $keyword }.
    .which = every
constant-gains-keywords = { $which } zyskuje słowa kluczowe { $keyword } i { $other }.
    .which = every
constant-gains-area-effect = { $which } zyskuje słowo kluczowe Efekt Obszarowy ({ $amount }).
    .which = every
constant-gains-trait = { $which } zyskuje cechę { $trait }.
    .which = every
constant-loses-keyword = { $which } traci słowo kluczowe { $keyword }.
    .which = every
constant-cannot-be-attacked = { $which } nie może być celem ataku wrogich jednostek.
    .which = none
constant-cannot-retreat = { $which } nie może wykonać odwrotu.
    .which = none
constant-cannot-be-targeted = zdolności przeciwnika nie mogą wskazywać { $which }.
    .which = plgen
constant-ignores-flying = { $which } ignoruje podczas ataku słowo kluczowe Latanie.
    .which = every
constant-deals-double-damage = { $which } zadaje podwójne obrażenia.
    .which = every
constant-takes-double-damage = { $which } otrzymuje podwójne obrażenia.
    .which = every
constant-attack-and-health = { $which } ma { $amount-signed } ATK i +{ $health } PW.
    .which = every
constant-attack-and-keyword = { $which } ma { $amount-signed } ATK i zyskuje słowo kluczowe { $keyword }.
    .which = every
constant-double-damage = ta jednostka zadaje podwójne obrażenia { $which }.
    .which = pldat
constant-sacrificed-with-damage = poświęć tę kartę, gdy tylko { $amount ->
    [one] będzie
    [few] będą
   *[many] będzie
} na niej { $amount } { $amount ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}.
constant-halved = { $which } ma o połowę mniejszą wartość { $value }, zaokrąglając w górę.
    .which = every
    .value = gen
constant-cost = { $which } kosztuje o { $amount-by } { $amount-sign ->
    [minus] mniej
   *[plus] więcej
}.
    .which = every
constant-immune = { $which } ma Odporność ({ $to }).
    .which = every
constant-cannot-be-damaged = { $which } nie może otrzymywać obrażeń.
    .which = none
constant-unharmed-by = { $which } nie może zadać obrażeń jednostce z tym dodatkiem.
    .which = none

# ── słowa z danych ───────────────────────────────────────────────────────────────────────────────────────────────
phase-deploy = wystawiania
phase-command = dowodzenia
phase-combat = walki
phase-headquarters = sztabu
until-attack = ataku
until-battle = bitwy
until-combat-round = rundy walki
until-struggle = zmagań
until-phase = fazy
until-round = rundy
# Frakcje stoją w dopełniaczu za rzeczownikiem: „jednostka Orków”.
faction-space-marines = Kosmicznych Marines
    .alone = Kosmiczni Marines
faction-astra-militarum = Astra Militarum
faction-orks = Orków
    .alone = Orkowie
faction-chaos = Chaosu
    .alone = Chaos
faction-dark-eldar = Mrocznych Eldarów
    .alone = Mroczni Eldarowie
faction-eldar = Eldarów
    .alone = Eldarowie
faction-tau = Tau
faction-tyranids = Tyranidów
    .alone = Tyranidzi
faction-necrons = Nekronów
    .alone = Nekroni
faction-neutral = bez frakcji
    .alone = neutralna
# Słowa kluczowe.
keyword-ambush = Zasadzka
keyword-area-effect = Efekt Obszarowy
keyword-armorbane = Przeciwpancerność
keyword-brutal = Brutalność
keyword-deep-strike = Głębokie Uderzenie
keyword-flying = Latanie
keyword-immune = Odporność
keyword-limited = Ograniczenie
keyword-mobile = Mobilność
keyword-no-attachments = Bez dodatków
keyword-ranged = Dystans
# Drugie słowo kluczowe w jednym zdaniu.
other-ranged = Dystans
# Cechy. Nazwy zakonów, legionów, światów i bóstw pozostają bez zmian.
trait-abhuman = Abczłowiek
trait-alaitoc = Alaitoc
trait-ally = Sojusznik
trait-alpha-legion = Alpha Legion
trait-altansar = Altansar
trait-armor = Pancerz
trait-artillery = Artyleria
trait-beastmaster = Władca bestii
trait-biel-tan = Biel-Tan
trait-bionics = Bionika
trait-black-legion = Black Legion
trait-blessing = Błogosławieństwo
trait-blood-angels = Blood Angels
trait-boyz = Boyz
trait-cadia = Cadia
trait-catachan = Catachan
trait-condition = Stan
trait-conscript = Poborowy
trait-creature = Istota
trait-cultist = Kultysta
trait-curse = Klątwa
trait-daemon = Demon
trait-dark-angels = Dark Angels
trait-death-guard = Death Guard
trait-drone = Dron
trait-elite = Elita
trait-elysia = Elysia
trait-haemonculus = Haemonculus
trait-harlequin = Arlekin
trait-hero = Bohater
trait-iron-hands = Iron Hands
trait-iyanden = Iyanden
trait-kabalite = Kabalita
trait-khorne = Khorne
trait-kroot = Kroot
trait-location = Miejsce
trait-mordian = Mordian
trait-nob = Nob
trait-nurgle = Nurgle
trait-oddboy = Oddboy
trait-officer = Oficer
trait-pilot = Pilot
trait-power = Moc
trait-priest = Kapłan
trait-psyker = Psionik
trait-raider = Najeźdźca
trait-raven-guard = Raven Guard
trait-relic = Relikwia
trait-runt = Pokurcz
trait-saim-hann = Saim-Hann
trait-scholar = Uczony
trait-scout = Zwiadowca
trait-shas-la = Shas'la
trait-shas-o = Shas'o
trait-skill = Umiejętność
trait-slaanesh = Slaanesh
trait-soldier = Żołnierz
trait-spirit = Duch
trait-succubus = Sukkub
trait-tactic = Taktyka
trait-tank = Czołg
trait-tech-priest = Techkapłan
trait-torture = Tortura
trait-transport = Transport
trait-tzeentch = Tzeentch
trait-ultramarines = Ultramarines
trait-upgrade = Ulepszenie
trait-vehicle = Pojazd
trait-vespid = Vespid
trait-vostroya = Vostroya
trait-walker = Maszyna krocząca
trait-war-engine = Machina wojenna
trait-warboss = Herszt
trait-wargear = Rynsztunek
trait-warrior = Wojownik
trait-weapon = Broń
trait-world-eaters = World Eaters
trait-wych = Wych
# Na co karta jest odporna.
to-events = na wydarzenia
to-enemy-events = na wrogie wydarzenia
to-supports = na wsparcia
to-enemy-supports = na wrogie wsparcia
to-attachments = na dodatki
to-enemy-attachments = na wrogie dodatki
to-warlords = na liderów
to-enemy-warlords = na wrogich liderów
to-planets = na planety
to-enemy-planets = na wrogie planety
to-units = na jednostki
to-enemy-units = na wrogie jednostki
# Wartości karty: zmniejszane o połowę (value) i zamieniane ze sobą (first, second).
value-atk = ATK
value-hp = PW
value-command-icons = liczba symboli dowodzenia
    .gen = liczby symboli dowodzenia
    .acc = liczbę symboli dowodzenia
value-cost = koszt
    .gen = kosztu
first-atk = ATK
first-hp = PW
first-command-icons = liczba symboli dowodzenia
    .acc = liczbę symboli dowodzenia
first-cost = koszt
second-atk = ATK
second-hp = PW
second-command-icons = liczba symboli dowodzenia
    .acc = liczbę symboli dowodzenia
second-cost = koszt
