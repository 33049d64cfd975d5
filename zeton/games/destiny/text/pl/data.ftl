# Słowa z danych (kolory, podrodzaje i słowa kluczowe są w language.ftl): <pole>-<słowo>.

type-battlefield = pole bitwy
type-character = postać
type-event = wydarzenie
type-downgrade = osłabienie
type-plot = fabuła
type-support = wsparcie
type-upgrade = ulepszenie

affiliation-hero = bohaterowie
    .gen = bohaterów
affiliation-villain = złoczyńcy
    .gen = złoczyńców
affiliation-neutral = neutralna

# Tytuł jako podmiot: liczba mnoga i całe zdania potrzebują słowa „karta” („karta Moc jest ze mną”).
subject = { STARTS($card, like: ".*[^iuoays ]s( \\(.*)?$|Moc jest|Uliczni|Kontakty|Granaty|Nieprzebrane|Szaty|Negocjacje|Elektrowstrząsy|Nie |Strzel |Użyj |Kryć |Zdaj |Pozwól |Pociągając|Czekając|Posłuchaj|Porzuć|Przeczesać|Okopać|Spaja |Padnij|Oczy ") ->
    [yes] karta { $card }
   *[no] { $card }
}
