# O co pytane jest miejsce. $card to nazwa karty, której to dotyczy („none”, jeśli nie ma żadnej), $number to liczba, $target to, co
# już wskazano (o kości także jej ścianka).

question-action = Twoja tura: co robisz?
question-activate = { $card }: którą kartę aktywujesz?
question-additional-action = Wykonujesz dodatkową akcję?
question-attach = Gdzie dołączasz kartę { $card }?
question-battlefield = Wygrywasz rzut o pole bitwy: które pole bitwy będzie używane?
question-brawl = Odrzucasz kartę, aby oddać cios?
question-card-type = { $card }: który rodzaj kart?
question-choose = { $card }: wybierz.
question-claim = Używasz zdolności Zajęcie pola bitwy?
question-claim-or-switch = { $card }: używasz zdolności Zajęcie czy zmieniasz pole bitwy?
question-colour = { $card }: wybierz kolor.
question-deck = { $card }: która talia?
question-discard = { $card }: którą kartę odrzucasz?
question-discard-copy = Może zostać tylko jedna kopia unikatowej karty: którą odrzucasz?
question-discard-from-hand = Którą kartę z ręki odrzucasz?
question-discard-hand = { $card } rozpatruje kość { $target }{ showing } jak własną: odrzucasz całą rękę, aby temu zapobiec?
question-discard-looked-at = { $card }: którą z tych kart odrzucasz?
question-discard-upgrade = { $card } ma za dużo ulepszeń: odrzuć jedno.
question-draw = Dobierasz kartę?
question-exhaust = { $card }: którą kartę wyczerpujesz?
question-guardian = Strażnik { $card }: przyjąć obrażenia jednej kości i usunąć ją?
question-hand = { $card }: czyja ręka?
question-heal = { $card }: którą postać uleczyć?
question-hit = { $card }: która postać otrzymuje obrażenia?
question-indirect = Obrażenia niebezpośrednie do przypisania: { $number }. Ile tutaj?
question-keep = { $card }: płacisz 1, aby ta karta została w grze?
question-leaving-die = Która z tych dwóch kości opuszcza pulę?
question-lure = { $card }: która karta ma zostać aktywowana?
question-may = { $card }: kontynuować?
question-mode = { $card }: wybierz.
question-modifier = { $card }: dodać modyfikator?
question-move-to = { $card }: na którą kartę?
question-mulligan = Odkładasz karty przed ponownym dobraniem?
question-order = Która zdolność zostanie rozpatrzona najpierw?
question-play = { $card }: którą kartę zagrywasz?
question-point-at = { $card }: która kość się liczy?
question-put-away = { $card }: odłóż kartę na wierzch lub na spód swojej talii.
question-put-back = { $card }: którą kartę odkładasz teraz na wierzch? Ostatnią dobierzesz jako pierwszą.
question-ransom = { $card }: oddajesz 1 żeton zasobu czy { $target } otrzymuje 3 obrażenia?
question-reaction = Używasz karty { $card }?
question-redeploy = Użyć słowa kluczowego Przepisanie karty { $card }?
question-remove = { $card ->
    [none] Którą kość usuwasz?
   *[other] { $card }: którą kość usuwasz?
}
question-repair = { $card }: z której karty usunąć obrażenia?
question-reroll = { $card ->
    [none] Które kości przerzucasz?
   *[other] { $card }: które kości przerzucasz?
}
question-resolve = Rozpatrujesz kolejną kość?
question-resolve-both = { $card }: które kości rozpatrujesz?
question-resolve-one = { $card }: którą kość rozpatrujesz?
question-reveal = { $card }: ujawniasz kartę?
question-roll = { $card }: którą kością rzucasz?
question-set-apart = { $card }: którą kartę odkładasz na bok?
question-setup-shield = Twoje pole bitwy nie jest używane: kto otrzymuje osłonę?
question-shield = { $card }: która postać otrzymuje osłony?
question-spend = { $card }: płacisz za dodatkowy efekt?
question-take = { $card }: którą kartę bierzesz?
question-take-from = { $card }: z której karty przenieść obrażenie?
question-tax = Twój dochód jest opodatkowany: zyskujesz o 1 mniej czy odrzucasz 2 karty ze swojej talii?
question-turn = { $card }: którą kość obracasz i na którą ściankę?
question-unshield = { $card }: czyja osłona zostanie usunięta?
question-upkeep-discard = Faza utrzymania: odrzucasz karty przed dobraniem nowych?
