# Jak ze zdolności karty powstają jej zdania (zob. grammar.ftl).

timing-action = Akcja
timing-power-action = Potężna akcja
timing-special = Specjalna
timing-claim = Zajęcie
sentence = { $text }.
after = Po tym, jak { $when }, { $text }.
before = Tuż przed tym, jak { $when }, { $text }.
once-more = { $text }, a następnie zrób to jeszcze raz
joined-closely = { $first } { $second }
joined-conditions = { $first } i { $second }
keyword = { $keyword }.

play-on = Zagrywaj tylko na { $which }.
    .which = acc
play-only = { STARTS($when, like: "jeśli") ->
    [yes] Zagrywaj, tylko { $when }.
   *[no] Zagrywaj tylko wtedy, { $when }.
}

# Ile: „jedną ze swoich kości”, „kość”, „maksymalnie 2 swoje kości”, „dowolną liczbę żółtych kości”.
form-for = { STARTS($phrase, like: "(\\S*[ęą]|kość|postać)\\b") ->
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
form-one = { $determined ->
    [yes] { STARTS($phrase, like: ".*(wsparć|ulepszeń)") ->
        [yes] jedno
       *[no] jedną
    } { STARTS($phrase, like: "sw|ws") ->
        [yes] ze
       *[no] z
    } { $phrase }
   *[no] { $phrase }
}
    .form = { $determined ->
        [yes] plgen
       *[no] acc
    }
form-one-dat = { $determined ->
    [yes] { STARTS($phrase, like: ".*(wsparć|ulepszeń)") ->
        [yes] jednemu
       *[no] jednej
    } { STARTS($phrase, like: "sw|ws") ->
        [yes] ze
       *[no] z
    } { $phrase }
   *[no] { STARTS($phrase, like: ".*(wsparciu|ulepszeniu)") ->
        [yes] wybranemu
       *[no] wybranej
    } { $phrase }
}
    .form = { $determined ->
        [yes] plgen
       *[no] dat
    }
form-one-from = { $determined ->
    [yes] z { STARTS($phrase, like: ".*(wsparć|ulepszeń)") ->
        [yes] jednego
       *[no] jednej
    } { STARTS($phrase, like: "sw|ws") ->
        [yes] ze
       *[no] z
    } { $phrase }
   *[no] z { STARTS($phrase, like: ".*(wsparcia|ulepszenia)") ->
        [yes] wybranego
       *[no] wybranej
    } { $phrase }
}
    .form = { $determined ->
        [yes] plgen
       *[no] gen
    }
form-some = { $number } { $phrase }
    .form = { $number ->
        [few] placc
       *[many] plgen
    }
form-up-to = maksymalnie { $number } { $phrase }
    .form = { $number ->
        [few] placc
       *[many] plgen
    }
form-up-to-one = najwyżej jedną { $phrase }
    .form = acc
form-any = dowolną liczbę { $phrase }
    .form = plgen
form-each-of = z każdej { $phrase }
    .form = gen
form-each-dat = każdej { $phrase }
    .form = dat
form-all = wszystkie { $phrase }
    .form = placc

# ── które karty i kości ──────────────────────────────────────────────────────────────────────────────────────────
filter-your = twój
    .place = own
    .determined = yes
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
filter-opponents = przeciwnika
    .place = kind
filter-die = kość
    .gender = f
    .gen = kości
    .dat = kości
    .acc = kość
    .ins = kością
    .loc = kości
    .pl = kości
    .plgen = kości
    .pldat = kościom
    .placc = kości
    .plins = kośćmi
    .plloc = kościach
filter-character-die = kość postaci
    .gender = f
    .gen = kości postaci
    .dat = kości postaci
    .acc = kość postaci
    .ins = kością postaci
    .loc = kości postaci
    .pl = kości postaci
    .plgen = kości postaci
    .pldat = kościom postaci
    .placc = kości postaci
    .plins = kośćmi postaci
    .plloc = kościach postaci
filter-support-die = kość wsparcia
    .gender = f
    .gen = kości wsparcia
    .dat = kości wsparcia
    .acc = kość wsparcia
    .ins = kością wsparcia
    .loc = kości wsparcia
    .pl = kości wsparcia
    .plgen = kości wsparcia
    .pldat = kościom wsparcia
    .placc = kości wsparcia
    .plins = kośćmi wsparcia
    .plloc = kościach wsparcia
filter-upgrade-die = kość ulepszenia
    .gender = f
    .gen = kości ulepszenia
    .dat = kości ulepszenia
    .acc = kość ulepszenia
    .ins = kością ulepszenia
    .loc = kości ulepszenia
    .pl = kości ulepszenia
    .plgen = kości ulepszenia
    .pldat = kościom ulepszenia
    .placc = kości ulepszenia
    .plins = kośćmi ulepszenia
    .plloc = kościach ulepszenia
filter-card = karta
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
filter-character = postać
    .gender = f
    .gen = postaci
    .dat = postaci
    .acc = postać
    .ins = postacią
    .loc = postaci
    .pl = postacie
    .plgen = postaci
    .pldat = postaciom
    .placc = postacie
    .plins = postaciami
    .plloc = postaciach
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
filter-upgrade = ulepszenie
    .gender = n
    .gen = ulepszenia
    .dat = ulepszeniu
    .acc = ulepszenie
    .ins = ulepszeniem
    .loc = ulepszeniu
    .pl = ulepszenia
    .plgen = ulepszeń
    .pldat = ulepszeniom
    .placc = ulepszenia
    .plins = ulepszeniami
    .plloc = ulepszeniach
filter-support-or-upgrade = wsparcie lub ulepszenie
    .gender = n
    .gen = wsparcia lub ulepszenia
    .dat = wsparciu lub ulepszeniu
    .acc = wsparcie lub ulepszenie
    .ins = wsparciem lub ulepszeniem
    .loc = wsparciu lub ulepszeniu
    .pl = wsparcia lub ulepszenia
    .plgen = wsparć lub ulepszeń
    .pldat = wsparciom lub ulepszeniom
    .placc = wsparcia lub ulepszenia
    .plins = wsparciami lub ulepszeniami
    .plloc = wsparciach lub ulepszeniach
filter-unique = unikatowy
    .place = state
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
    .not = nieunikatowy
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
    .not-f-pl = nieunikatowe
    .not-f-plgen = nieunikatowych
    .not-f-pldat = nieunikatowym
    .not-f-placc = nieunikatowe
    .not-f-plins = nieunikatowymi
    .not-f-plloc = nieunikatowych
    .not-n-pl = nieunikatowe
    .not-n-plgen = nieunikatowych
    .not-n-pldat = nieunikatowym
    .not-n-placc = nieunikatowe
    .not-n-plins = nieunikatowymi
    .not-n-plloc = nieunikatowych
filter-ready = przygotowany
    .place = state
    .alone = przygotowana
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
    .not = nieprzygotowany
    .not-f = nieprzygotowana
    .not-f-gen = nieprzygotowanej
    .not-f-dat = nieprzygotowanej
    .not-f-acc = nieprzygotowaną
    .not-f-ins = nieprzygotowaną
    .not-f-loc = nieprzygotowanej
    .not-n = nieprzygotowane
    .not-n-gen = nieprzygotowanego
    .not-n-dat = nieprzygotowanemu
    .not-n-acc = nieprzygotowane
    .not-n-ins = nieprzygotowanym
    .not-n-loc = nieprzygotowanym
    .not-pl = nieprzygotowane
    .not-plgen = nieprzygotowanych
    .not-pldat = nieprzygotowanym
    .not-placc = nieprzygotowane
    .not-plins = nieprzygotowanymi
    .not-plloc = nieprzygotowanych
    .not-f-pl = nieprzygotowane
    .not-f-plgen = nieprzygotowanych
    .not-f-pldat = nieprzygotowanym
    .not-f-placc = nieprzygotowane
    .not-f-plins = nieprzygotowanymi
    .not-f-plloc = nieprzygotowanych
    .not-n-pl = nieprzygotowane
    .not-n-plgen = nieprzygotowanych
    .not-n-pldat = nieprzygotowanym
    .not-n-placc = nieprzygotowane
    .not-n-plins = nieprzygotowanymi
    .not-n-plloc = nieprzygotowanych
filter-exhausted = wyczerpany
    .place = state
    .alone = wyczerpana
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
    .not = niewyczerpany
    .not-f = niewyczerpana
    .not-f-gen = niewyczerpanej
    .not-f-dat = niewyczerpanej
    .not-f-acc = niewyczerpaną
    .not-f-ins = niewyczerpaną
    .not-f-loc = niewyczerpanej
    .not-n = niewyczerpane
    .not-n-gen = niewyczerpanego
    .not-n-dat = niewyczerpanemu
    .not-n-acc = niewyczerpane
    .not-n-ins = niewyczerpanym
    .not-n-loc = niewyczerpanym
    .not-pl = niewyczerpane
    .not-plgen = niewyczerpanych
    .not-pldat = niewyczerpanym
    .not-placc = niewyczerpane
    .not-plins = niewyczerpanymi
    .not-plloc = niewyczerpanych
    .not-f-pl = niewyczerpane
    .not-f-plgen = niewyczerpanych
    .not-f-pldat = niewyczerpanym
    .not-f-placc = niewyczerpane
    .not-f-plins = niewyczerpanymi
    .not-f-plloc = niewyczerpanych
    .not-n-pl = niewyczerpane
    .not-n-plgen = niewyczerpanych
    .not-n-pldat = niewyczerpanym
    .not-n-placc = niewyczerpane
    .not-n-plins = niewyczerpanymi
    .not-n-plloc = niewyczerpanych
filter-activatable = przygotowany
    .place = state
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
filter-damaged = uszkodzony
    .place = state
    .alone = uszkodzona
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
    .not = nieuszkodzony
    .not-f = nieuszkodzona
    .not-f-gen = nieuszkodzonej
    .not-f-dat = nieuszkodzonej
    .not-f-acc = nieuszkodzoną
    .not-f-ins = nieuszkodzoną
    .not-f-loc = nieuszkodzonej
    .not-n = nieuszkodzone
    .not-n-gen = nieuszkodzonego
    .not-n-dat = nieuszkodzonemu
    .not-n-acc = nieuszkodzone
    .not-n-ins = nieuszkodzonym
    .not-n-loc = nieuszkodzonym
    .not-pl = nieuszkodzone
    .not-plgen = nieuszkodzonych
    .not-pldat = nieuszkodzonym
    .not-placc = nieuszkodzone
    .not-plins = nieuszkodzonymi
    .not-plloc = nieuszkodzonych
    .not-f-pl = nieuszkodzone
    .not-f-plgen = nieuszkodzonych
    .not-f-pldat = nieuszkodzonym
    .not-f-placc = nieuszkodzone
    .not-f-plins = nieuszkodzonymi
    .not-f-plloc = nieuszkodzonych
    .not-n-pl = nieuszkodzone
    .not-n-plgen = nieuszkodzonych
    .not-n-pldat = nieuszkodzonym
    .not-n-placc = nieuszkodzone
    .not-n-plins = nieuszkodzonymi
    .not-n-plloc = nieuszkodzonych
filter-shielded = osłonięty
    .place = state
    .alone = osłonięta
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
    .not = nieosłonięty
    .not-f = nieosłonięta
    .not-f-gen = nieosłoniętej
    .not-f-dat = nieosłoniętej
    .not-f-acc = nieosłoniętą
    .not-f-ins = nieosłoniętą
    .not-f-loc = nieosłoniętej
    .not-n = nieosłonięte
    .not-n-gen = nieosłoniętego
    .not-n-dat = nieosłoniętemu
    .not-n-acc = nieosłonięte
    .not-n-ins = nieosłoniętym
    .not-n-loc = nieosłoniętym
    .not-pl = nieosłonięte
    .not-plgen = nieosłoniętych
    .not-pldat = nieosłoniętym
    .not-placc = nieosłonięte
    .not-plins = nieosłoniętymi
    .not-plloc = nieosłoniętych
    .not-f-pl = nieosłonięte
    .not-f-plgen = nieosłoniętych
    .not-f-pldat = nieosłoniętym
    .not-f-placc = nieosłonięte
    .not-f-plins = nieosłoniętymi
    .not-f-plloc = nieosłoniętych
    .not-n-pl = nieosłonięte
    .not-n-plgen = nieosłoniętych
    .not-n-pldat = nieosłoniętym
    .not-n-placc = nieosłonięte
    .not-n-plins = nieosłoniętymi
    .not-n-plloc = nieosłoniętych
filter-battle-droid = o nazwie Battle Droid
    .place = trait
filter-showing-damage = przedstawiająca obrażenia
    .place = whose
    .f = przedstawiająca obrażenia
    .f-gen = przedstawiającej obrażenia
    .f-dat = przedstawiającej obrażenia
    .f-acc = przedstawiającą obrażenia
    .f-ins = przedstawiającą obrażenia
    .f-loc = przedstawiającej obrażenia
    .pl = przedstawiające obrażenia
    .plgen = przedstawiających obrażenia
    .pldat = przedstawiającym obrażenia
    .placc = przedstawiające obrażenia
    .plins = przedstawiającymi obrażenia
    .plloc = przedstawiających obrażenia
    .not = nieprzedstawiająca obrażeń
    .not-f = nieprzedstawiająca obrażeń
    .not-f-gen = nieprzedstawiającej obrażeń
    .not-f-dat = nieprzedstawiającej obrażeń
    .not-f-acc = nieprzedstawiającą obrażeń
    .not-f-ins = nieprzedstawiającą obrażeń
    .not-f-loc = nieprzedstawiającej obrażeń
    .not-pl = nieprzedstawiające obrażeń
    .not-plgen = nieprzedstawiających obrażeń
    .not-pldat = nieprzedstawiającym obrażeń
    .not-placc = nieprzedstawiające obrażeń
    .not-plins = nieprzedstawiającymi obrażeń
    .not-plloc = nieprzedstawiających obrażeń
    .not-f-pl = nieprzedstawiające obrażeń
    .not-f-plgen = nieprzedstawiających obrażeń
    .not-f-pldat = nieprzedstawiającym obrażeń
    .not-f-placc = nieprzedstawiające obrażeń
    .not-f-plins = nieprzedstawiającymi obrażeń
    .not-f-plloc = nieprzedstawiających obrażeń
filter-showing-cost = przedstawiająca koszt w zasobach
    .place = whose
    .f = przedstawiająca koszt w zasobach
    .f-gen = przedstawiającej koszt w zasobach
    .f-dat = przedstawiającej koszt w zasobach
    .f-acc = przedstawiającą koszt w zasobach
    .f-ins = przedstawiającą koszt w zasobach
    .f-loc = przedstawiającej koszt w zasobach
    .pl = przedstawiające koszt w zasobach
    .plgen = przedstawiających koszt w zasobach
    .pldat = przedstawiającym koszt w zasobach
    .placc = przedstawiające koszt w zasobach
    .plins = przedstawiającymi koszt w zasobach
    .plloc = przedstawiających koszt w zasobach
filter-showing-modifier = przedstawiająca modyfikator
    .place = whose
    .f = przedstawiająca modyfikator
    .f-gen = przedstawiającej modyfikator
    .f-dat = przedstawiającej modyfikator
    .f-acc = przedstawiającą modyfikator
    .f-ins = przedstawiającą modyfikator
    .f-loc = przedstawiającej modyfikator
    .pl = przedstawiające modyfikator
    .plgen = przedstawiających modyfikator
    .pldat = przedstawiającym modyfikator
    .placc = przedstawiające modyfikator
    .plins = przedstawiającymi modyfikator
    .plloc = przedstawiających modyfikator
filter-showing = przedstawiająca { $symbol2 ->
        [none] { $symbol }
       *[other] { $symbol } lub { $symbol2 }
    }
    .place = whose
    .symbol = acc
    .symbol2 = acc
    .f = przedstawiająca { $symbol2 ->
        [none] { $symbol }
       *[other] { $symbol } lub { $symbol2 }
    }
    .f-gen = przedstawiającej { $symbol2 ->
        [none] { $symbol }
       *[other] { $symbol } lub { $symbol2 }
    }
    .f-dat = przedstawiającej { $symbol2 ->
        [none] { $symbol }
       *[other] { $symbol } lub { $symbol2 }
    }
    .f-acc = przedstawiającą { $symbol2 ->
        [none] { $symbol }
       *[other] { $symbol } lub { $symbol2 }
    }
    .f-ins = przedstawiającą { $symbol2 ->
        [none] { $symbol }
       *[other] { $symbol } lub { $symbol2 }
    }
    .f-loc = przedstawiającej { $symbol2 ->
        [none] { $symbol }
       *[other] { $symbol } lub { $symbol2 }
    }
    .pl = przedstawiające { $symbol2 ->
        [none] { $symbol }
       *[other] { $symbol } lub { $symbol2 }
    }
    .plgen = przedstawiających { $symbol2 ->
        [none] { $symbol }
       *[other] { $symbol } lub { $symbol2 }
    }
    .pldat = przedstawiającym { $symbol2 ->
        [none] { $symbol }
       *[other] { $symbol } lub { $symbol2 }
    }
    .placc = przedstawiające { $symbol2 ->
        [none] { $symbol }
       *[other] { $symbol } lub { $symbol2 }
    }
    .plins = przedstawiającymi { $symbol2 ->
        [none] { $symbol }
       *[other] { $symbol } lub { $symbol2 }
    }
    .plloc = przedstawiających { $symbol2 ->
        [none] { $symbol }
       *[other] { $symbol } lub { $symbol2 }
    }
filter-value-at-most = o wartości nie większej niż { $amount }
    .place = cost
filter-value-at-least = o wartości nie mniejszej niż { $amount }
    .place = cost
filter-colour = { $colour ->
    [blue] niebieski
    [red] czerwony
    [yellow] żółty
   *[gray] szary
}
    .place = state
    .colour = key
    .f = { $colour ->
        [blue] niebieska
        [red] czerwona
        [yellow] żółta
       *[gray] szara
    }
    .f-gen = { $colour ->
        [blue] niebieskiej
        [red] czerwonej
        [yellow] żółtej
       *[gray] szarej
    }
    .f-dat = { $colour ->
        [blue] niebieskiej
        [red] czerwonej
        [yellow] żółtej
       *[gray] szarej
    }
    .f-acc = { $colour ->
        [blue] niebieską
        [red] czerwoną
        [yellow] żółtą
       *[gray] szarą
    }
    .f-ins = { $colour ->
        [blue] niebieską
        [red] czerwoną
        [yellow] żółtą
       *[gray] szarą
    }
    .f-loc = { $colour ->
        [blue] niebieskiej
        [red] czerwonej
        [yellow] żółtej
       *[gray] szarej
    }
    .n = { $colour ->
        [blue] niebieskie
        [red] czerwone
        [yellow] żółte
       *[gray] szare
    }
    .n-gen = { $colour ->
        [blue] niebieskiego
        [red] czerwonego
        [yellow] żółtego
       *[gray] szarego
    }
    .n-dat = { $colour ->
        [blue] niebieskiemu
        [red] czerwonemu
        [yellow] żółtemu
       *[gray] szaremu
    }
    .n-acc = { $colour ->
        [blue] niebieskie
        [red] czerwone
        [yellow] żółte
       *[gray] szare
    }
    .n-ins = { $colour ->
        [blue] niebieskim
        [red] czerwonym
        [yellow] żółtym
       *[gray] szarym
    }
    .n-loc = { $colour ->
        [blue] niebieskim
        [red] czerwonym
        [yellow] żółtym
       *[gray] szarym
    }
    .pl = { $colour ->
        [blue] niebieskie
        [red] czerwone
        [yellow] żółte
       *[gray] szare
    }
    .plgen = { $colour ->
        [blue] niebieskich
        [red] czerwonych
        [yellow] żółtych
       *[gray] szarych
    }
    .pldat = { $colour ->
        [blue] niebieskim
        [red] czerwonym
        [yellow] żółtym
       *[gray] szarym
    }
    .placc = { $colour ->
        [blue] niebieskie
        [red] czerwone
        [yellow] żółte
       *[gray] szare
    }
    .plins = { $colour ->
        [blue] niebieskimi
        [red] czerwonymi
        [yellow] żółtymi
       *[gray] szarymi
    }
    .plloc = { $colour ->
        [blue] niebieskich
        [red] czerwonych
        [yellow] żółtych
       *[gray] szarych
    }
    .not = { $colour ->
        [blue] nieniebieska
        [red] nieczerwona
        [yellow] nieżółta
       *[gray] nieszara
    }
    .not-f = { $colour ->
        [blue] nieniebieska
        [red] nieczerwona
        [yellow] nieżółta
       *[gray] nieszara
    }
    .not-f-gen = { $colour ->
        [blue] nieniebieskiej
        [red] nieczerwonej
        [yellow] nieżółtej
       *[gray] nieszarej
    }
    .not-f-dat = { $colour ->
        [blue] nieniebieskiej
        [red] nieczerwonej
        [yellow] nieżółtej
       *[gray] nieszarej
    }
    .not-f-acc = { $colour ->
        [blue] nieniebieską
        [red] nieczerwoną
        [yellow] nieżółtą
       *[gray] nieszarą
    }
    .not-n = { $colour ->
        [blue] nieniebieskie
        [red] nieczerwone
        [yellow] nieżółte
       *[gray] nieszare
    }
    .not-n-gen = { $colour ->
        [blue] nieniebieskiego
        [red] nieczerwonego
        [yellow] nieżółtego
       *[gray] nieszarego
    }
    .not-n-dat = { $colour ->
        [blue] nieniebieskiemu
        [red] nieczerwonemu
        [yellow] nieżółtemu
       *[gray] nieszaremu
    }
    .not-n-acc = { $colour ->
        [blue] nieniebieskie
        [red] nieczerwone
        [yellow] nieżółte
       *[gray] nieszare
    }
    .not-pl = { $colour ->
        [blue] nieniebieskie
        [red] nieczerwone
        [yellow] nieżółte
       *[gray] nieszare
    }
    .not-plgen = { $colour ->
        [blue] nieniebieskich
        [red] nieczerwonych
        [yellow] nieżółtych
       *[gray] nieszarych
    }
    .not-placc = { $colour ->
        [blue] nieniebieskie
        [red] nieczerwone
        [yellow] nieżółte
       *[gray] nieszare
    }
    .not-f-pl = { $colour ->
        [blue] nieniebieskie
        [red] nieczerwone
        [yellow] nieżółte
       *[gray] nieszare
    }
    .not-f-plgen = { $colour ->
        [blue] nieniebieskich
        [red] nieczerwonych
        [yellow] nieżółtych
       *[gray] nieszarych
    }
    .not-f-placc = { $colour ->
        [blue] nieniebieskie
        [red] nieczerwone
        [yellow] nieżółte
       *[gray] nieszare
    }
    .not-n-pl = { $colour ->
        [blue] nieniebieskie
        [red] nieczerwone
        [yellow] nieżółte
       *[gray] nieszare
    }
    .not-n-plgen = { $colour ->
        [blue] nieniebieskich
        [red] nieczerwonych
        [yellow] nieżółtych
       *[gray] nieszarych
    }
    .not-n-placc = { $colour ->
        [blue] nieniebieskie
        [red] nieczerwone
        [yellow] nieżółte
       *[gray] nieszare
    }
filter-subtype = z podrodzajem { $subtype }
    .place = trait
    .not = bez podrodzaju { $subtype }
filter-damage-at-least = z co najmniej { $amount ->
    [one] 1 obrażeniem
   *[many] { $amount } obrażeniami
}
    .place = cost
filter-health-left-at-most = z pozostałym zdrowiem nie większym niż { $amount }
    .place = cost
filter-cost-at-least = o koszcie co najmniej { $amount }
    .place = cost
filter-cost-at-most = o koszcie najwyżej { $amount }
    .place = cost
filter-without-mods = bez modyfikacji
    .place = cost
filter-besides-this = inny
    .place = other
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

symbol-melee = obrażenia wręcz
symbol-ranged = obrażenia dystansowe
symbol-indirect = obrażenia niebezpośrednie
symbol-shield = osłony
symbol-resource = zasoby
symbol-disrupt = zakłócenie
symbol-discard = odrzucenie
symbol-focus = skupienie
symbol-special = symbol specjalny
symbol-blank = pusta ścianka
    .acc = pustą ściankę
symbol-damage = obrażenia

keyword-ambush = Zasadzka
keyword-guardian = Strażnik
keyword-redeploy = Przepisanie

colour-blue = niebieski
    .key = blue
    .f = niebieska
    .f-gen = niebieskiej
    .f-dat = niebieskiej
    .f-acc = niebieską
    .n = niebieskie
    .pl = niebieskie
    .plgen = niebieskich
colour-red = czerwony
    .key = red
    .f = czerwona
    .f-gen = czerwonej
    .f-dat = czerwonej
    .f-acc = czerwoną
    .n = czerwone
    .pl = czerwone
    .plgen = czerwonych
colour-yellow = żółty
    .key = yellow
    .f = żółta
    .f-gen = żółtej
    .f-dat = żółtej
    .f-acc = żółtą
    .n = żółte
    .pl = żółte
    .plgen = żółtych
colour-gray = szary
    .key = gray
    .f = szara
    .f-gen = szarej
    .f-dat = szarej
    .f-acc = szarą
    .n = szare
    .pl = szare
    .plgen = szarych

subtype-ability = Zdolność
subtype-advisor = Doradca
subtype-apprentice = Uczeń
subtype-artillery = Artyleria
subtype-bounty-hunter = Łowca nagród
subtype-droid = Droid
subtype-engineer = Inżynier
subtype-equipment = Ekwipunek
subtype-gungan = Gungan
subtype-jedi = Jedi
subtype-leader = Przywódca
subtype-location = Miejsce
subtype-pilot = Pilot
subtype-scavenger = Zbieracz złomu
subtype-scoundrel = Łajdak
subtype-sith = Sith
subtype-spectre = Widmo
subtype-title = Tytuł
subtype-trooper = Żołnierz
subtype-vehicle = Pojazd
subtype-weapon = Broń
subtype-witch = Wiedźma

# ── kogo lub co ──────────────────────────────────────────────────────────────────────────────────────────────────
subject-this = { $itself ->
    [character] ta postać
   *[card] ta karta
}
    .acc = { $itself ->
        [character] tę postać
       *[card] tę kartę
    }
    .one = { $itself ->
        [character] tę postać
       *[card] tę kartę
    }
    .some = { $itself ->
        [character] tę postać
       *[card] tę kartę
    }
    .up-to = { $itself ->
        [character] tę postać
       *[card] tę kartę
    }
    .up-to-one = { $itself ->
        [character] tę postać
       *[card] tę kartę
    }
    .any = { $itself ->
        [character] tę postać
       *[card] tę kartę
    }
    .dat = { $itself ->
        [character] tej postaci
       *[card] tej karcie
    }
    .one-dat = { $itself ->
        [character] tej postaci
       *[card] tej karcie
    }
    .gen = { $itself ->
        [character] tej postaci
       *[card] tej karty
    }
    .one-from = { $itself ->
        [character] z tej postaci
       *[card] z tej karty
    }
    .from-each = { $itself ->
        [character] z tej postaci
       *[card] z tej karty
    }
subject-this-die = ta kość
    .acc = tę kość
    .one = tę kość
    .some = tę kość
    .up-to = tę kość
    .up-to-one = tę kość
    .any = tę kość
    .dat = tej kości
    .one-dat = tej kości
    .gen = tej kości
    .one-from = z tej kości
    .from-each = z tej kości
subject-that-die = ta kość
    .acc = tę kość
    .one = tę kość
    .some = tę kość
    .up-to = tę kość
    .up-to-one = tę kość
    .any = tę kość
subject-that-character = ta postać
    .acc = tę postać
    .one = tę postać
    .one-dat = tej postaci
    .one-from = z tej postaci
    .gen = tej postaci
    .dat = tej postaci
subject-this-characters-dice = jedna z kości tej postaci lub jej ulepszeń
    .acc = jedną z kości tej postaci lub jej ulepszeń
    .one = jedną z kości tej postaci lub jej ulepszeń
    .some = jedną z kości tej postaci lub jej ulepszeń
    .up-to = jedną z kości tej postaci lub jej ulepszeń
    .up-to-one = jedną z kości tej postaci lub jej ulepszeń
    .any = jedną z kości tej postaci lub jej ulepszeń
    .dat = jednej z kości tej postaci lub jej ulepszeń
    .one-dat = jednej z kości tej postaci lub jej ulepszeń
    .gen = jednej z kości tej postaci lub jej ulepszeń
    .one-from = z jednej z kości tej postaci lub jej ulepszeń
    .from-each = z jednej z kości tej postaci lub jej ulepszeń
subject-attached = postać z tą kartą
    .acc = postać z tą kartą
    .one = postać z tą kartą
    .some = postać z tą kartą
    .up-to = postać z tą kartą
    .up-to-one = postać z tą kartą
    .any = postać z tą kartą
    .dat = postaci z tą kartą
    .one-dat = postaci z tą kartą
    .gen = postaci z tą kartą
    .one-from = z postaci z tą kartą
    .from-each = z postaci z tą kartą
subject-besides-attached = postać inna niż postać z tą kartą
    .acc = postać inną niż postać z tą kartą
    .one = postać inną niż postać z tą kartą
    .one-dat = postaci innej niż postać z tą kartą
subject-attached-character-dice = kość postaci, do której dołączono tę kartę
    .acc = kość postaci, do której dołączono tę kartę
    .one = kość postaci, do której dołączono tę kartę
    .some = kość postaci, do której dołączono tę kartę
    .up-to = kość postaci, do której dołączono tę kartę
    .up-to-one = kość postaci, do której dołączono tę kartę
    .any = kość postaci, do której dołączono tę kartę
    .dat = kości postaci, do której dołączono tę kartę
    .one-dat = kości postaci, do której dołączono tę kartę
    .gen = kości postaci, do której dołączono tę kartę
    .one-from = z kości postaci, do której dołączono tę kartę
    .from-each = z kości postaci, do której dołączono tę kartę
subject-attached-weapon-dice = kość Broni postaci z tą kartą
    .acc = kość Broni postaci z tą kartą
    .one = kość Broni postaci z tą kartą
    .some = kość Broni postaci z tą kartą
    .up-to = kość Broni postaci z tą kartą
    .up-to-one = kość Broni postaci z tą kartą
    .any = dowolną liczbę kości Broni tej postaci
    .dat = kości Broni postaci z tą kartą
    .one-dat = kości Broni postaci z tą kartą
    .gen = kości Broni postaci z tą kartą
    .one-from = z kości Broni postaci z tą kartą
    .from-each = z kości Broni postaci z tą kartą
subject-attached-dice = kość postaci z tą kartą lub jej ulepszeń
    .acc = kość postaci z tą kartą lub jej ulepszeń
    .one = kość postaci z tą kartą lub jej ulepszeń
    .some = kość postaci z tą kartą lub jej ulepszeń
    .up-to = kość postaci z tą kartą lub jej ulepszeń
    .up-to-one = kość postaci z tą kartą lub jej ulepszeń
    .any = dowolną liczbę kości postaci z tą kartą i jej ulepszeń
    .dat = kości postaci z tą kartą lub jej ulepszeń
    .one-dat = kości postaci z tą kartą lub jej ulepszeń
    .gen = kości postaci z tą kartą lub jej ulepszeń
    .one-from = z kości postaci z tą kartą lub jej ulepszeń
    .from-each = z kości postaci z tą kartą lub jej ulepszeń

# ── kiedy ────────────────────────────────────────────────────────────────────────────────────────────────────────
trigger-activate-this = aktywujesz { subject-this.acc }
trigger-activate-attached = aktywujesz postać z tą kartą
trigger-activate-this-rolling-indirect = aktywujesz { subject-this.acc } i wyrzucisz obrażenia niebezpośrednie
trigger-opponent-empties-hand = przeciwnik zagra lub odrzuci ostatnią kartę z ręki
trigger-opponents-character-defeated = postać przeciwnika zostanie pokonana
trigger-play-ambush = zagrasz kartę, która ma słowo kluczowe Zasadzka
trigger-play-this = { subject-this } zostanie zagrana
trigger-play-upgrade-on-this = zagrasz ulepszenie na tę postać
trigger-opponent-activates = przeciwnik aktywuje postać
trigger-this-dealt-damage = { subject-this } otrzyma obrażenia
trigger-this-die-resolved = rozpatrzysz tę kość
trigger-this-die-damages = postać otrzyma obrażenia od tej kości
trigger-this-gains-shields = { subject-this } otrzyma osłony
trigger-this-loses-dice = efekt karty przeciwnika usunie kości tej postaci
trigger-attached-loses-die = efekt karty przeciwnika usunie kość postaci, do której dołączono tę kartę
trigger-die-rolls-blank = w rzucie kością postaci wypadnie pusta ścianka
trigger-indirect-to-yourself = zadasz sobie obrażenia niebezpośrednie
trigger-first-indirect-to-opponent = po raz pierwszy w rundzie zadasz przeciwnikowi obrażenia niebezpośrednie
trigger-discard-from-opponents-deck = odrzucisz karty z talii przeciwnika
trigger-this-defeated = ta postać zostanie pokonana
trigger-attached-defeated = postać z tą kartą zostanie pokonana
trigger-you-disrupt = przeciwnik straci żetony zasobów przez kość, którą rozpatrzysz
trigger-you-play = zagrasz { $kind ->
    [upgrade] { $colour ->
        [blue] niebieskie
        [red] czerwone
        [yellow] żółte
       *[gray] szare
    } ulepszenie
   *[other] { $colour ->
        [blue] niebieską
        [red] czerwoną
        [yellow] żółtą
       *[gray] szarą
    } kartę
}
    .colour = key
trigger-your-character-defeated = twoja postać zostanie pokonana
trigger-your-die-rolls = wyrzucisz na swojej kości { $symbol }
    .symbol = acc
trigger-this-die-rolled = rzucisz tą kością lub ją przerzucisz
trigger-this-die-rolled-in = rzucisz tą kością do swojej puli
trigger-character-was-defeated = postać zostanie pokonana
trigger-yours-was-defeated = jedna z twoich postaci zostanie pokonana
trigger-you-claim = zajmiesz pole bitwy
trigger-opponent-discards-to-reroll = przeciwnik odrzuci kartę, aby przerzucić kości
trigger-you-resolve-this-die = rozpatrzysz tę kość
trigger-play-weapon-on-this = zagrasz Broń na tę postać
trigger-play-an-event = zagrasz wydarzenie
trigger-you-activate = aktywujesz { $which }
    .which = acc
trigger-attached-dice-deal-damage = kość postaci z tą kartą lub jej ulepszeń zada obrażenia
trigger-attached-dealt-ranged = postać z tą kartą otrzyma co najmniej 2 obrażenia dystansowe
trigger-play-last-card = po raz pierwszy w rundzie zagrasz ostatnią kartę z ręki
trigger-this-die-resolved-at = rozpatrzysz tę kość przedstawiającą wartość { $amount }
trigger-attached-dealt-damage = postać z tą kartą otrzyma obrażenia
trigger-attached-weapon-discarded = efekt karty odrzuci Broń postaci z tą kartą
trigger-after-setup = przygotowanie dobiegnie końca

# ── ograniczenia ─────────────────────────────────────────────────────────────────────────────────────────────────
condition-spot-to-play = gdy masz w grze { $colour ->
    [blue] niebieską
    [red] czerwoną
    [yellow] żółtą
   *[gray] szarą
} postać
    .colour = key
condition-spot-to-use = gdy masz w grze { $number ->
    [one] { $colour ->
        [blue] niebieską
        [red] czerwoną
        [yellow] żółtą
       *[gray] szarą
    } postać
   *[other] { $number } { $colour ->
        [blue] niebieskie
        [red] czerwone
        [yellow] żółte
       *[gray] szare
    } postacie
}
    .colour = key
condition-your-dice-show = { $number ->
    [one] gdy masz kość przedstawiającą { $symbol }
   *[other] gdy masz co najmniej { $number } kości przedstawiające { $symbol }
}
    .symbol = acc
    .also = { $number ->
        [one] kość przedstawiającą { $symbol }
       *[other] co najmniej { $number } kości przedstawiające { $symbol }
    }
condition-your-dice-are-worth = gdy łączna wartość twoich kości wynosi co najmniej { $number }
condition-discard-pile-has = gdy na twoim stosie kart odrzuconych { $number ->
    [one] leży co najmniej 1 karta
    [few] leżą co najmniej { $number } karty
   *[many] leży co najmniej { $number } kart
}
condition-control-battlefield = gdy kontrolujesz pole bitwy
condition-every-opponent-damaged = gdy każda postać przeciwnika ma obrażenia
condition-more-characters = gdy masz w grze więcej postaci niż przeciwnik
condition-an-exhausted-character = gdy masz wyczerpaną postać
condition-attached-unshielded = gdy postać z tą kartą nie ma osłon
condition-opponent-activated = gdy w ostatniej turze przeciwnika aktywowano jego postać
condition-any-player = gdy używa tego dowolny gracz
condition-this-is-ready = gdy { subject-this } jest przygotowana

# ── koszty ───────────────────────────────────────────────────────────────────────────────────────────────────────
cost-discard-a-card = odrzuć z ręki { $colour ->
    [none] kartę
    [blue] niebieską kartę
    [red] czerwoną kartę
    [yellow] żółtą kartę
   *[gray] szarą kartę
}
    .colour = key
    .may = możesz odrzucić z ręki { $colour ->
        [none] kartę
        [blue] niebieską kartę
        [red] czerwoną kartę
        [yellow] żółtą kartę
       *[gray] szarą kartę
    }
cost-exhaust-this = wyczerp { subject-this.acc }
    .may = możesz wyczerpać { subject-this.acc }
cost-exhaust-a = wyczerp { $which }
    .which = one
cost-return-a = cofnij z gry na rękę właściciela { $which }
    .which = one
cost-spend = wydaj { $amount ->
    [one] 1 żeton zasobu
    [few] { $amount } żetony zasobów
   *[many] { $amount } żetonów zasobów
}
    .may = możesz wydać { $amount ->
        [one] 1 żeton zasobu
        [few] { $amount } żetony zasobów
       *[many] { $amount } żetonów zasobów
    }
cost-remove-a = usuń { $which }
    .which = one
cost-set-this-aside = odłóż { subject-this.acc } na bok
    .may = możesz odłożyć { subject-this.acc } na bok
cost-discard-this = odrzuć { subject-this.acc }
cost-discard-a = odrzuć z gry { $which }
    .which = one
    .may = możesz odrzucić z gry { $which }
cost-put-this-on-top = połóż tę kartę z gry na wierzchu swojej talii
cost-remove-this-die = usuń tę kość
cost-remove-this-or-a-shield = usuń tę kość lub jedną ze swoich kości przedstawiających osłony
cost-remove-a-pair = usuń 2 swoje kości przedstawiające ten sam symbol
cost-one-if-unshielded = wydaj 1 żeton zasobu
cost-unshield-this = usuń 1 osłonę z tej postaci
    .may = możesz usunąć 1 osłonę z tej postaci

# ── efekty; liczba 0 okaże się dopiero później, 99 to dowolna liczba ─────────────────────────────────────────────
effect-cheaper = zagrywana karta kosztuje o { $amount } mniej
effect-give-ambush = zagrywana karta ma słowo kluczowe Zasadzka
effect-name-symbol = wymień symbol, który przedstawia { $which }
effect-opponent-discards-hand = przeciwnik odrzuca całą swoją rękę
effect-opponent-hits-own = przeciwnik wskazuje swoją postać i zadaje jej { $unblockable ->
    [1] { $amount ->
        [one] 1 nieblokowalne obrażenie
        [few] { $amount } nieblokowalne obrażenia
       *[many] { $amount } nieblokowalnych obrażeń
    }
   *[0] { $amount ->
        [one] 1 obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }
}
effect-resolve-any-number = { $opponent ->
    [1] przeciwnik rozpatruje dowolną liczbę swoich kości w dowolnej kolejności
   *[0] rozpatrz w dowolnej kolejności dowolną liczbę swoich kości, cokolwiek przedstawiają
}
effect-resolve-free = rozpatrz { $which }, nie płacąc kosztu jej ścianki
    .which = one
effect-resolve-unblockable = rozpatrz { $which }; zadawane przez nią obrażenia są nieblokowalne
    .which = one
effect-then = następnie
effect-spot = wyznacz { $number ->
    [one] { $colour ->
        [blue] niebieską
        [red] czerwoną
        [yellow] żółtą
       *[gray] szarą
    } postać
   *[other] { $number } { $colour ->
        [blue] niebieskie
        [red] czerwone
        [yellow] żółte
       *[gray] szare
    } postacie
}:
    .colour = key
effect-you-may = jeśli chcesz,
effect-remove-dice = usuń { $which }
    .which = { $least ->
        [0] { $number ->
        [99] any
        [1] up-to-one
           *[other] up-to
        }
       *[other] { $number ->
        [1] one
           *[other] some
        }
    }
    .may = możesz usunąć { $which }
effect-reroll-dice = przerzuć { $which }
    .which = { $least ->
        [0] { $number ->
        [99] any
        [1] up-to-one
           *[other] up-to
        }
       *[other] { $number ->
        [1] one
           *[other] some
        }
    }
    .may = możesz przerzucić { $which }
effect-remove-each = usuń { $which }
    .which = all
effect-opponent-removes = przeciwnik wybiera i usuwa { $amount ->
    [one] jedną ze swoich kości
    [few] { $amount } swoje kości
   *[many] { $amount } swoich kości
}
effect-reroll-each = przerzuć { $which }
    .which = all
    .may = możesz przerzucić { $which }
effect-if-it-shows = jeśli przedstawia ona teraz { $symbol },
    .symbol = acc
effect-turn-dice = { $least ->
    [0] { $number ->
        [1] możesz obrócić { $which } na dowolną ściankę
       *[other] obróć { $which } na dowolne ścianki
    }
   *[other] { $number ->
        [1] obróć { $which } na dowolną ściankę
       *[other] obróć { $which } na dowolne ścianki
    }
}
    .which = { $least ->
        [0] { $number ->
        [99] any
        [1] one
           *[other] up-to
        }
       *[other] { $number ->
        [1] one
        [99] all
           *[other] some
        }
    }
effect-turn-dice-to = obróć { $which } { $blank ->
    [1] na pustą ściankę
   *[0] na ściankę przedstawiającą { $symbol }
}
    .which = { $least ->
        [0] { $number ->
        [99] any
        [1] up-to-one
           *[other] up-to
        }
       *[other] { $number ->
        [1] one
           *[other] some
        }
    }
    .symbol = acc
effect-activate = aktywuj { $which }
    .which = { $least ->
        [0] { $number ->
        [99] any
        [1] up-to-one
           *[other] up-to
        }
       *[other] { $number ->
        [1] one
           *[other] some
        }
    }
    .may = możesz aktywować { $which }
effect-resolve-die = { $optional ->
    [1] możesz rozpatrzyć { $which }
   *[0] rozpatrz { $which }
}{ $amount ->
    [0] { "" }
   *[other] { "," } dodając { $amount } do jej wartości
}
    .which = one
    .may = możesz rozpatrzyć { $which }{ $amount ->
        [0] { "" }
       *[other] { "," } dodając { $amount } do jej wartości
    }
effect-resolve-and-keep = rozpatrz { $which }; ta kość pozostaje w twojej puli
    .which = one
effect-resolve-as = rozpatrz { $which } tak, jakby przedstawiała { $symbol }
    .which = one
    .symbol = acc
effect-resolve-as-yours = rozpatrz { $which } tak, jakby należała do ciebie
    .which = one
effect-resolve-as-another = rozpatrz { $which } tak, jakby przedstawiała inny symbol o tej samej wartości
    .which = one
effect-resolve-without-plus = rozpatrz { $which } tak, jakby nie była modyfikatorem
    .which = one
effect-resolve-or-remove = { $opponent ->
    [1] przeciwnik rozpatruje tę kość albo ją usuwa
   *[0] możesz rozpatrzyć tę kość, dodając { $amount } do jej wartości; w przeciwnym razie ją usuń
}
effect-reroll-this-die = przerzuć tę kość i zostaw ją w swojej puli
effect-deal-damage = zadaj { $which } { $unblockable ->
    [1] { $amount ->
        [one] 1 nieblokowalne obrażenie
        [few] { $amount } nieblokowalne obrażenia
       *[many] { $amount } nieblokowalnych obrażeń
    }
   *[0] { $amount ->
        [one] 1 obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }
}
    .which = one-dat
    .may = możesz zadać { $which } { $unblockable ->
        [1] { $amount ->
            [one] 1 nieblokowalne obrażenie
            [few] { $amount } nieblokowalne obrażenia
           *[many] { $amount } nieblokowalnych obrażeń
        }
       *[0] { $amount ->
            [one] 1 obrażenie
            [few] { $amount } obrażenia
           *[many] { $amount } obrażeń
        }
    }
effect-deal-damage-to-each = zadaj { $which } { $amount ->
    [one] 1 obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
    .which = each-dat
effect-deal-damage-to-several = zadaj po { $amount } { $unblockable ->
    [1] { $amount ->
        [one] nieblokowalnym obrażeniu
       *[other] nieblokowalne obrażenia
    }
   *[0] { $amount ->
        [one] obrażeniu
       *[other] obrażenia
    }
} maksymalnie { $most } różnym postaciom
effect-give-shields-to-each = daj { $which } { $amount ->
    [one] 1 osłonę
    [few] { $amount } osłony
   *[other] { $amount } osłon
}
    .which = each-dat
effect-resolve-dice = rozpatrz { $which }
    .which = { $least ->
        [0] up-to
       *[other] some
    }
    .may = możesz rozpatrzyć { $which }
effect-opponent-resolves = wybierz { $which }; przeciwnik musi ją rozpatrzyć, jeśli może
    .which = one
effect-raise-value = dodaj { $amount } do jej wartości
effect-opponent-gains = przeciwnik zyskuje { $amount ->
    [one] 1 żeton zasobu
    [few] { $amount } żetony zasobów
   *[other] { $amount } żetonów zasobów
}
effect-opponent-spreads-damage = przeciwnik zadaje swoim postaciom { $amount ->
    [one] 1 obrażenie
    [few] { $amount } obrażenia, rozdzielając je
   *[many] { $amount } obrażeń, rozdzielając je
} według uznania
effect-deal-damage-or = zadaj { $amount ->
    [one] 1 obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} wybranej postaci albo { $more ->
    [one] 1 obrażenie
    [few] { $more } obrażenia
   *[many] { $more } obrażeń
} { $which }
    .which = one-dat
effect-bear-the-damage = wybierz kość przeciwnika przedstawiającą obrażenia: zadaj { $which } tyle obrażeń, ile wynosi wartość tej kości; następnie usuń tę kość
    .which = one-dat
effect-indirect = zadaj przeciwnikowi { $amount ->
    [one] 1 obrażenie niebezpośrednie
    [few] { $amount } obrażenia niebezpośrednie
   *[many] { $amount } obrażeń niebezpośrednich
}
effect-indirect-to-yourself = zadaj sobie { $amount ->
    [one] 1 obrażenie niebezpośrednie
    [few] { $amount } obrażenia niebezpośrednie
   *[many] { $amount } obrażeń niebezpośrednich
}
effect-heal = ulecz { $amount ->
    [one] 1 obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} { $which }
    .which = one-from
effect-heal-each = ulecz po { $amount ->
    [one] 1 obrażeniu
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} { $which }
    .which = each-of
effect-give-shields = daj { $which } { $amount ->
    [one] 1 osłonę
    [few] { $amount } osłony
   *[many] { $amount } osłon
}
    .which = one-dat
    .may = możesz dać { $which } { $amount ->
        [one] 1 osłonę
        [few] { $amount } osłony
       *[many] { $amount } osłon
    }
effect-spread-shields = rozdziel { $amount ->
    [one] 1 osłonę
    [few] { $amount } osłony
   *[many] { $amount } osłon
} między swoje postacie według uznania
effect-remove-shields = usuń { $amount ->
    [99] wszystkie osłony
    [one] 1 osłonę
    [few] { $amount } osłony
   *[many] { $amount } osłon
} { $which }
    .which = one-from
    .may = możesz usunąć { $amount ->
        [one] 1 osłonę
        [few] { $amount } osłony
       *[many] { $amount } osłon
    } { $which }
effect-remove-shields-from-each = usuń { $amount ->
    [99] wszystkie osłony
    [one] po 1 osłonie
    [few] po { $amount } osłony
   *[many] po { $amount } osłon
} { $which }
    .which = each-of
effect-discard-from-play = odrzuć z gry { $which }
    .which = one
effect-defeat = pokonaj { $which }
    .which = one
effect-exhaust = wyczerp { $which }
    .which = one
effect-ready = przygotuj { $which }
    .which = one
effect-gain = zyskaj { $amount ->
    [one] 1 żeton zasobu
    [few] { $amount } żetony zasobów
   *[many] { $amount } żetonów zasobów
}
effect-pay = wydaj { $amount ->
    [one] 1 żeton zasobu
    [few] { $amount } żetony zasobów
   *[many] { $amount } żetonów zasobów
}
effect-draw = dobierz { $amount ->
    [one] kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
    .may = możesz dobrać { $amount ->
        [one] kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }
effect-each-draws = każdy gracz dobiera { $amount ->
    [one] kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
effect-opponent-loses = przeciwnik traci { $amount ->
    [99] wszystkie swoje żetony zasobów
    [one] 1 żeton zasobu
    [few] { $amount } żetony zasobów
   *[many] { $amount } żetonów zasobów
}
effect-opponent-discards = przeciwnik wybiera i odrzuca kartę ze swojej ręki
    .may = możesz sprawić, że przeciwnik wybierze i odrzuci kartę ze swojej ręki
effect-opponent-discards-at-random = przeciwnik odrzuca { $amount ->
    [one] losową kartę
    [few] { $amount } losowe karty
   *[many] { $amount } losowych kart
} z ręki
effect-discard-from-hand = odrzuć z ręki kartę
    .may = możesz odrzucić z ręki kartę
effect-discard-from-opponents-deck = odrzuć { $amount ->
    [one] wierzchnią kartę
    [few] { $amount } wierzchnie karty
   *[many] { $amount } wierzchnich kart
} talii przeciwnika
effect-look-at-hand = podejrzyj karty na ręce przeciwnika
effect-discard-from-a-deck = odrzuć { $amount ->
    [one] wierzchnią kartę
    [few] { $amount } wierzchnie karty
   *[many] { $amount } wierzchnich kart
} wybranej talii
    .may = możesz odrzucić { $amount ->
        [one] wierzchnią kartę
        [few] { $amount } wierzchnie karty
       *[many] { $amount } wierzchnich kart
    } wybranej talii
effect-may-spend = możesz wydać { $amount ->
    [one] 1 żeton zasobu
    [few] { $amount } żetony zasobów
   *[many] { $amount } żetonów zasobów
}; jeśli to zrobisz,
effect-additional-actions = { $amount ->
    [one] możesz wykonać dodatkową akcję
    [few] wykonaj maksymalnie { $amount } dodatkowe akcje
   *[many] wykonaj maksymalnie { $amount } dodatkowych akcji
}
    .may = możesz wykonać { $amount ->
        [one] dodatkową akcję
        [few] maksymalnie { $amount } dodatkowe akcje
       *[many] maksymalnie { $amount } dodatkowych akcji
    }
effect-give-battlefield-away = oddaj przeciwnikowi kontrolę nad polem bitwy; jeśli to zrobisz,
effect-take-battlefield = przejmij kontrolę nad polem bitwy, nie zajmując go
    .may = możesz przejąć kontrolę nad polem bitwy, nie zajmując go
effect-stack-on-this = odłóż na bok to wydarzenie, a na nim jedną zakrytą kartę z ręki
effect-play-stacked = zagraj za darmo to, co leży na innej odłożonej na bok kopii, swojej lub przeciwnika, i odrzuć tę kopię

# ── efekty trwałe ────────────────────────────────────────────────────────────────────────────────────────────────
constant-first-droid = pierwszy droid, którego zagrywasz w każdej rundzie, kosztuje o 1 mniej.
constant-first-resources = zaczynasz grę z { $amount ->
    [one] 1 dodatkowym żetonem zasobu
    [few] { $amount } dodatkowymi żetonami zasobów
   *[many] { $amount } dodatkowymi żetonami zasobów
}.
constant-gives-keyword = postać z tą kartą ma słowo kluczowe { $keyword }.
constant-income = w fazie utrzymania każdy gracz zyskuje dodatkowo { $amount ->
    [one] 1 żeton zasobu
    [few] { $amount } żetony zasobów
   *[many] { $amount } żetonów zasobów
}.
constant-keyword-on-colour = dopóki ta karta jest dołączona do { $colour ->
    [blue] niebieskiej
    [red] czerwonej
    [yellow] żółtej
   *[gray] szarej
} postaci, ma słowo kluczowe { $keyword }.
    .colour = key
constant-refuses-abilities = na tę postać nie można zagrywać niebieskich Zdolności.
constant-roll-off = dodaj { $amount } do swojego wyniku w rzucie o pole bitwy.
constant-shield-limit = twoje niebieskie postacie mogą mieć o { $amount ->
    [one] 1 osłonę
    [few] { $amount } osłony
   *[many] { $amount } osłon
} więcej.
constant-side-cost-on-colour = dopóki ta karta jest dołączona do { $colour ->
    [blue] niebieskiej
    [red] czerwonej
    [yellow] żółtej
   *[gray] szarej
} postaci, ścianki tej kości kosztują o 1 mniej.
    .colour = key

amount-the-same-number = ta wartość
