# O co pytany jest gracz. $card to nazwa karty, o którą chodzi ("none", jeśli jej nie ma), $number mówi, ile zostało,
# $event to rodzaj zdarzenia, na które można odpowiedzieć.

question-action = Okno akcji: co robisz?
question-agree = Zgadzasz się na impas?
question-battle-ability = Bitwa wygrana. Chcesz użyć zdolności bitewnej planety { $card }?
question-bonus = { $card }: którą premię bierzesz?
question-choose = { $card ->
    [none] Wybierz kartę.
   *[other] { $card }: wybierz kartę.
}
question-combat-turn = Tura walki na planecie { $card }: która jednostka atakuje?
question-defender = { $card } atakuje: którą jednostkę?
question-deploy-turn = Tura wystawiania: wystaw kartę, użyj akcji albo spasuj.
question-dial = Ustaw wskaźnik dowodzenia: numer planety, licząc od pierwszej.
question-discard = Odrzuć kartę.
question-exhaust = { $card }: wyczerp kartę.
question-forced-interrupt = Wymuszone przerwania: które jako pierwsze?
question-forced-reaction = Wymuszone reakcje: która jako pierwsza?
question-indirect-damage = Która z twoich jednostek otrzymuje obrażenie?
question-interrupt = Użyć przerwania? { $event ->
    [a-unit-is-being-deployed] Wystawiana jednostka: { $card }.
    [an-attachment-is-being-deployed] Wystawiany dodatek: { $card }.
    [ability-that-targets] Zdolność karty { $card } ma już wskazane cele.
    [being-destroyed] { $card } ma ulec zniszczeniu.
    [command-struggle-begins] Rozpoczynają się zmagania dowodzenia na planecie { $card }.
    [damage-is-being-assigned] { $card } ma otrzymać { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }.
    [declaring-a-defender] { $card } wybiera, kogo zaatakować.
    [event-being-played] Zagrywane wydarzenie: { $card }.
    [event-that-targets] Zagrywane wydarzenie: { $card }.
    [exhausting] { $card } ma się wyczerpać.
    [leaving-play] { $card } ma opuścić grę.
    [shield-card-used] Karta używana jako osłona: { $card }.
    [several] Kilka rzeczy ma się wydarzyć jednocześnie: { $card }.
   *[other] Coś ma się wydarzyć.
}
question-mobile = Jednostki ze słowem kluczowym Mobilność: która porusza się na sąsiednią planetę?
question-mulligan = Zatrzymujesz tę rękę czy ogłaszasz mulligan?
question-order = Co jako następne?
question-place = Gdzie ma trafić karta { $card }?
question-put-back = Odłóż te karty: która teraz?
question-put-into-play = Umieść kartę w grze.
question-reaction = Użyć reakcji? { $event ->
    [attacker-declared] { $card } atakuje.
    [command-struggle-won] Zmagania dowodzenia na planecie { $card } są rozstrzygnięte.
    [committed] Do planety przydzielono kartę { $card }.
    [damage-assigned] { $card } ma już przypisane { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }.
    [damage-assigned-by-an-attack] { $card } ma już przypisane { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    } z ataku.
    [damaged] { $card } otrzymuje { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }.
    [damaged-by-an-attack] { $card } otrzymuje { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    } z ataku.
    [defender-declared] { $card } ma już wybrany cel ataku.
    [deployed] Wystawiono kartę { $card }.
    [destroyed] Zniszczono kartę { $card }.
    [unit-destroyed] Zniszczono jednostkę { $card }.
    [entered-play] Do gry wchodzi { $card }.
    [event-played] Zagrano wydarzenie { $card }.
    [left-play] { $card } opuszcza grę.
    [unit-left-play] { $card } opuszcza grę.
    [moved-to-a-planet] Poruszono kartę { $card }.
    [phase-begins] Rozpoczyna się faza.
    [several] Kilka rzeczy wydarzyło się jednocześnie: { $card }.
   *[other] Coś się wydarzyło.
}
question-relics = Kontrolujesz kilka Relikwii: którą odrzucasz?
question-retreat = Runda walki dobiegła końca: które jednostki wykonują odwrót?
question-sacrifice = { $card ->
    [none] Poświęć kartę.
   *[other] { $card }: poświęć kartę.
}
question-search = Którą kartę bierzesz?
question-shield = { $card } ma otrzymać { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}: chcesz użyć karty osłony?
question-stalemate = Rozpoczyna się runda walki: chcesz zaproponować impas?
question-target = Wskaż cel dla karty { $card }.
question-x = { $card }: ile wynosi X?
