# O co pytany jest gracz i jak nazywają się odpowiedzi, które przy każdym pytaniu są inne: answer-<rodzaj>-<czasownik>.
# $card to nazwa karty, o którą chodzi („none”, jeśli jej nie ma), $number mówi, ile zostało, $event to rodzaj zdarzenia okna.
# O zdolności, która pyta: $does co kosztuje i co robi, $which który z kilku wyborów, $yours czyja jest.

question-action = Możesz teraz wykonać akcję. Co robisz?
answer-action-pass = Nie wykonuj akcji
question-agree = Przeciwnik proponuje impas w bitwie na planecie { $card }. Zgadzasz się?
question-battle-ability = Wygrywasz bitwę na planecie { $card }. Użyć jej zdolności bitewnej ({ $does })?
answer-battle-ability-use = Użyj zdolności bitewnej planety { $card }
answer-battle-ability-pass = Nie używaj jej
question-bonus = Wygrywasz zmagania dowodzenia na planecie { $card }: co bierzesz?
answer-bonus-pass = Nie bierz niczego
question-choose = { $yours ->
    [yes] { $card } ({ $does }): co wybierasz?
   *[no] Przeciwnik używa karty { $card }, a wybór należy do ciebie. Jej treść: „{ $does }”.
}
answer-choose-done = Wystarczy
answer-choose-pass = Nie wybieraj niczego
question-mode = { $card }: co wybierasz?
answer-mode-pass = Nic z tego
question-combat-turn = Bitwa na planecie { $card }: która z twoich jednostek teraz atakuje?
question-defender = { subject } atakuje (ATK { $number }): kogo?
question-deploy-turn = Twoja tura wystawiania, masz { $number } { $number ->
    [one] żeton zasobów
    [few] żetony zasobów
   *[many] żetonów zasobów
}: co robisz? Jeśli skończysz, nie będziesz już mieć tur w tej fazie.
answer-deploy-turn-pass = Zakończ wystawianie w tej fazie
question-dial = Na którą planetę wysyłasz lidera? Ustaw wskaźnik w tajemnicy.
question-discard = { $yours ->
    [yes] { $card } ({ $does }): którą kartę odrzucasz?
   *[no] Karta przeciwnika { $card } każe ci odrzucić kartę: którą?
}
answer-discard-done = Nie odrzucaj więcej kart
answer-discard-pass = Nie odrzucaj żadnej
question-exhaust = { $card } ({ $does }): którą kartę za to wyczerpujesz?
answer-exhaust-pass = Nie wyczerpuj niczego
question-forced-interrupt = Najpierw musi się stać to wszystko: od czego zacząć?
question-forced-reaction = Teraz musi się stać to wszystko: od czego zacząć?
question-indirect-damage = Do rozdzielenia między twoje jednostki: { $number } { $number ->
    [one] obrażenie niebezpośrednie
    [few] obrażenia niebezpośrednie
   *[many] obrażeń niebezpośrednich
}. Która przyjmuje { $number ->
    [one] to obrażenie
   *[other] 1 z nich
}?
question-interrupt = { $event ->
    [a-unit-is-being-deployed] Trwa wystawianie jednostki { $card }.
    [an-attachment-is-being-deployed] Trwa wystawianie dodatku { $card }.
    [ability-that-targets] Zdolność karty { $card } ma już wskazane cele.
    [being-destroyed] { subject } ma ulec zniszczeniu.
    [command-struggle-begins] Rozpoczynają się zmagania dowodzenia na planecie { $card }.
    [damage-is-being-assigned] { subject } ma otrzymać { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }.
    [declaring-a-defender] { subject } wybiera, kogo zaatakować.
    [event-being-played] Trwa zagrywanie wydarzenia { $card }.
    [event-that-targets] Trwa zagrywanie wydarzenia { $card }.
    [exhausting] { subject } ma się wyczerpać.
    [leaving-play] { subject } ma opuścić grę.
    [shield-card-used] Karta { $card } jest używana jako osłona.
    [several] { $alike ->
        [leaving-play] Grę mają opuścić: { $card }.
        [being-destroyed] Zniszczeniu mają ulec: { $card }.
        [damage-is-being-assigned] Obrażenia mają otrzymać: { $card }.
       *[other] Ma się to stać naraz z kilkoma kartami: { $card }.
    }
   *[other] Coś ma się wydarzyć.
} { $answer ->
    [none] Której karty użyć jako przerwania?
   *[other] Użyć przerwania karty { $answer } ({ $does })?
}
answer-interrupt-pass = { $event ->
    [a-unit-is-being-deployed] Zapłać pełną cenę
    [an-attachment-is-being-deployed] Zapłać pełną cenę
   *[other] Niech się stanie
}
question-mobile = Przed bitwami każda twoja jednostka z Mobilnością może przejść na sąsiednią planetę: która się porusza?
answer-mobile-done = Nie poruszaj więcej jednostek
question-mulligan = Czy ta ręka nadaje się na początek? Raz możesz wymienić ją całą.
answer-mulligan-mulligan = Mulligan: dobierz nową rękę
answer-mulligan-pass = Zatrzymaj tę rękę
question-order = Kilka kart opuszcza grę jednocześnie. Która ma odejść pierwsza?
question-place = Gdzie ma trafić karta { $card }?
question-put-back = Którą z tych kart odkładasz teraz?
question-put-into-play = { $card } ({ $does }): co umieszczasz w grze?
answer-put-into-play-pass = Nie umieszczaj niczego
question-reaction = { $event ->
    [attacker-declared] { subject } atakuje.
    [command-struggle-won] { $yours ->
        [yes] Wygrywasz zmagania dowodzenia na planecie { $card }.
       *[no] Przeciwnik wygrywa zmagania dowodzenia na planecie { $card }.
    }
    [committed] Do planety przydzielono kartę { $card }.
    [damage-assigned] Jednostce { $card } przypisano { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }.
    [damage-assigned-by-an-attack] Jednostce { $card } przypisano { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    } z ataku.
    [damaged] { subject } otrzymuje { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }.
    [damaged-by-an-attack] { subject } otrzymuje { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    } z ataku.
    [defender-declared] { subject } ma już wybrany cel ataku.
    [deployed] Wystawiono kartę { $card }.
    [destroyed] Zniszczono kartę { $card }.
    [unit-destroyed] Zniszczono jednostkę { $card }.
    [entered-play] Do gry wchodzi { subject }.
    [event-played] Zagrano wydarzenie { $card }.
    [left-play] { subject } opuszcza grę.
    [unit-left-play] { subject } opuszcza grę.
    [moved-to-a-planet] { subject } przechodzi na inną planetę.
    [phase-begins] { $number ->
        [0] Rozpoczyna się faza wystawiania.
        [1] Rozpoczyna się faza dowodzenia.
        [2] Rozpoczyna się faza walki.
       *[other] Rozpoczyna się faza sztabu.
    }
    [several] { $alike ->
        [committed] Do planet przydzielono: { $card }.
        [damage-assigned] Obrażenia przypisano kilku jednostkom: { $card }.
        [damage-assigned-by-an-attack] Obrażenia z ataku przypisano kilku jednostkom: { $card }.
        [entered-play] Do gry weszły: { $card }.
        [unit-destroyed] Zniszczono jednostki: { $card }.
       *[other] Stało się to naraz z kilkoma kartami: { $card }.
    }
   *[other] Coś się wydarzyło.
} { $answer ->
    [none] Której karty użyć w reakcji?
   *[other] Użyć reakcji karty { $answer } ({ $does })?
}
answer-reaction-pass = Nie reaguj
question-relics = Możesz kontrolować tylko jedną Relikwię: którą odrzucasz?
question-retreat = Runda bitwy na planecie { $card } dobiegła końca: czy któraś jednostka wycofuje się wyczerpana do sztabu?
answer-retreat-done = Nikt więcej się nie wycofuje
question-sacrifice = { $yours ->
    [yes] { $card } ({ $does }): którą kartę za to poświęcasz?
   *[no] Karta przeciwnika { $card } każe ci poświęcić jednostkę: którą?
}
answer-sacrifice-pass = Nie poświęcaj niczego
question-search = { $card } ({ $does }): którą z tych kart bierzesz?
answer-search-pass = Nie bierz żadnej
question-shield = { subject } ma otrzymać { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}: użyć karty osłony?
answer-shield-pass = { $card ->
    [none] Nie używaj osłony
   *[other] Niech { subject } przyjmie obrażenia
}
question-stalemate = Nowa runda bitwy na planecie { $card }. Zaproponować impas?
answer-stalemate-pass = Walcz dalej
question-target = { $yours ->
    [yes] { $card }
   *[no] Karta przeciwnika { $card }
} ({ $does }): { $which ->
    [none] co wskazujesz?
   *[other] wskaż { $which }.
}
    .which = acc
answer-target-done = Nie wskazuj więcej
question-x = { $card } ({ $does }): ile żetonów zasobów płacisz jako X?
