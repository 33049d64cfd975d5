# O co pyta gra. $card to nazwa karty, o którą chodzi („none”, jeśli jej nie ma), $number mówi, ile zostało,
# $event to rodzaj zdarzenia, którego dotyczy okno.

question-action = Okno akcji: co robisz?
question-again = Rozpatrzyć jeszcze raz kartę { $card }?
question-attackers = Zadeklaruj atakujących.
question-balance-damage = Równowaga Mocy jest po jasnej stronie: zadać 1 obrażenie celowi ciemnej strony?
question-blast = { $card }: { $number } { $number ->
    [one] obrażenie wybuchowe
    [few] obrażenia wybuchowe
   *[many] obrażeń wybuchowych
}. Komu?
question-capture = Którą kartę schwytać?
question-capture-at = Przy którym celu ją schwytać?
question-choose = { $card ->
    [none] Wybierz kartę.
   *[other] { $card }: wybierz kartę.
}
question-commit = Przydzielić jednostki do Mocy?
question-defenders = Zadeklaruj obrońców.
question-destroy = Którą kartę zniszczyć?
question-discard = Odrzuć kartę.
question-discard-down = Masz na ręce więcej kart, niż wynosi twoja wartość rezerwy: odrzuć kartę.
question-discard-from-hand = Którą kartę z ręki odrzucić?
question-discard-one = Odrzucić jedną kartę przed dobraniem?
question-edge-card = Walka o przewagę: kładziesz zakrytą kartę czy pasujesz?
question-engage = Zaatakować cel?
question-enhance = Co ulepsza { $card }?
question-fate-card = Którą kartę losu rozpatrzyć najpierw?
question-focus = { $card }: skup kartę.
question-forced-interrupt = Wymuszone zakłócenia: które najpierw?
question-forced-reaction = Wymuszone reakcje: która najpierw?
question-form = Jak { $card } wchodzi do gry?
question-gained-icon = Jaki symbol zyskuje jednostka?
question-icon = { $card } przeprowadza natarcie: które symbole najpierw?
question-interrupt = Użyć zakłócenia? { $event ->
    [being-paid-for] Trwa opłacanie karty { $card }.
    [damage-dealt] { $card } ma otrzymać { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }.
    [destroyed] { $card } ma ulec zniszczeniu.
    [engaged] Ma zostać zaatakowana karta { $card }.
    [event-played] Trwa zagrywanie karty { $card }.
    [interrupt-event-played] Trwa zagrywanie karty { $card }.
    [interrupt-executed] Trwa zakłócenie karty { $card }.
    [leaves-play] { $card } ma opuścić grę.
    [several] Kilka rzeczy ma się stać naraz: { $card }.
   *[other] Coś ma się stać.
}
question-keep = Które jednostki zatrzymujesz?
question-mulligan = Zatrzymujesz tę rękę czy ogłaszasz mulligan?
question-next-objective = Który cel ujawniasz jako następny?
question-order = Co idzie jako następne?
question-pay = Zapłać za kartę { $card }: jeszcze { $number }.
question-protect = { $cards ->
    [1] { $card } ma otrzymać { $number } { $number ->
        [one] obrażenie: kto przyjmuje je zamiast tej karty?
        [few] obrażenia: kto przyjmuje je zamiast tej karty?
       *[many] obrażeń: kto przyjmuje je zamiast tej karty?
    }
    [few] { $cards } twoje karty mają otrzymać obrażenia: kto przyjmuje je zamiast nich?
   *[many] { $cards } twoich kart ma otrzymać obrażenia: kto przyjmuje je zamiast nich?
}
question-put-back = Odłóż te karty: która teraz?
question-put-into-play = Umieścić kartę w grze?
question-put-on-the-bottom = Którą kartę położyć na spodzie talii?
question-reaction = Użyć reakcji? { $event ->
    [captured-from-play] Schwytano kartę { $card }.
    [committed] Do Mocy przydzielono kartę { $card }.
    [damaged] Zadano { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    } karcie { $card }.
    [declared] Zadeklarowano kartę { $card }.
    [destroyed] Zniszczono kartę { $card }.
    [draw-phase-begins] Zaczęła się faza dobierania.
    [edge-battle-won] Walka o przewagę jest wygrana.
    [enters-play] Do gry weszła karta { $card }.
    [focused-to-strike] Skupiono do natarcia kartę { $card }.
    [leaves-play] Grę opuściła karta { $card }.
    [played] Zagrano kartę { $card }.
    [refresh-phase-ends] Skończyła się faza odpoczynku.
    [refreshed] Karty są już po odpoczynku.
    [resources-generated] Z karty { $card } stworzono punkty zasobów.
    [strike-resolved] Karta { $card } zakończyła natarcie.
    [survived-engagement] Bitwę przetrwała karta { $card }.
    [turn-begins] Zaczęła się tura.
    [several] Kilka rzeczy stało się naraz: { $card }.
   *[other] Coś się stało.
}
question-rejuvenate = Który żeton usunąć?
question-rescue = Skąd ratujesz kartę?
question-return-objective = Który cel położyć na spodzie talii celów?
question-sacrifice = { $card }: poświęć kartę.
question-search = Którą kartę umieszczasz w grze?
question-shield = { $cards ->
    [1] { $card }: zużyć żeton osłon?
   *[other] Która z twoich kart zużywa żeton osłon?
}
question-shielding = Gdzie { $card } umieszcza żeton osłon?
question-strike = Która jednostka przeprowadza natarcie?
question-tactics = { $card }: { $number } { $number ->
    [one] żeton skupienia
    [few] żetony skupienia
   *[many] żetonów skupienia
} do rozłożenia. Na kim?
question-target = Wybierz kartę, na którą działa { $card }.
question-unit-damage = { $card }: { $number } { $number ->
    [one] obrażenie jednostek
    [few] obrażenia jednostek
   *[many] obrażeń jednostek
}. Komu?
question-unopposed = Nie było oporu: zadać 1 obrażenie atakowanemu celowi?
