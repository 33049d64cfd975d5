# Słowa z danych (cechy, frakcje i słowa kluczowe są w language.ftl): <pole>-<słowo>.

type-army = jednostka armii
type-attachment = dodatek
type-event = wydarzenie
type-planet = planeta
type-support = wsparcie
type-synapse = synapsa
type-token = jednostka-żeton
type-warlord = lider

loyalty-common = zwykła
loyalty-loyal = lojalna
loyalty-signature = sygnatura

icon-material = surowce
icon-strongpoint = umocnienia
icon-tech = technologie

keyword-immune-to-enemy-events = Odporność na wrogie wydarzenia
keyword-immune-to-power-events = Odporność na wydarzenia z cechą Moc
keyword-no-wargear-attachments = Bez dodatków (Rynsztunek)

deck-space-marines = Kosmiczni Marines
deck-astra-militarum = Astra Militarum
deck-orks = Orkowie
deck-chaos = Chaos
deck-dark-eldar = Mroczni Eldarowie
deck-eldar = Eldarowie
deck-tau = Tau

# Tytuł jako podmiot: liczba mnoga potrzebuje słowa „karta” („karta Burna Boyz atakuje”).
subject = { STARTS($card, like: "(.*([^iuoays ]s|Lootas|Boyz|Gitz|Bommaz)( \\(.*)?$|Drony Bojowe)") ->
    [yes] karta { $card }
   *[no] { $card }
}

# Co się wskazuje lub wybiera (biernik): $kind mówi, czy to planeta, sztab czy inna karta.
pointed = { $kind ->
    [planet] planetę { $card }
    [hq] miejsce: { $card }
   *[card] kartę { $card }
}

# Czego się używa (dopełniacz): planety dzięki jej zdolności bitewnej; karty, której nie widać ($kind: none), z ręki.
used = { $kind ->
    [planet] zdolności bitewnej planety { $card }
    [none] zakrytej karty
   *[card] karty { $card }
}
