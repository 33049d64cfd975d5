# O co pytane jest miejsce i jak nazywają się odpowiedzi, które przy każdym pytaniu są inne: answer-<rodzaj>-<czasownik>.
# $card to nazwa karty, której to dotyczy („none”, jeśli nie ma żadnej; o kości także jej ścianka), $number to liczba. O zdolności,
# która pyta: $does co kosztuje i co robi, $yours czyja jest, $target co już wskazano.

asking = { $yours ->
    [yes] { $card }
   *[no] Karta przeciwnika { $card }
}{ showing }{ $does ->
    [none] { "" }
   *[other] { " " }({ $does })
}
question-action = Twoja tura, { $number ->
    [0] nie masz żetonów zasobów
    [one] masz { $number } żeton zasobu
    [few] masz { $number } żetony zasobów
   *[many] masz { $number } żetonów zasobów
}: co robisz?
answer-action-pass = Nie wykonuj akcji w tej turze
question-activate = { asking }: którą kartę aktywujesz?
answer-activate-done = Nie aktywuj niczego więcej
question-additional-action = Możesz wykonać jeszcze jedną akcję, { $number ->
    [0] nie masz żetonów zasobów
    [one] masz { $number } żeton zasobu
    [few] masz { $number } żetony zasobów
   *[many] masz { $number } żetonów zasobów
}: co robisz?
answer-additional-action-decline = Nie wykonuj dodatkowej akcji
question-attach = Która postać otrzymuje kartę { $card }?
question-battlefield = Wygrywasz rzut o pole bitwy: na którym polu bitwy toczy się gra? Właściciel niewybranego pola dostaje za nie osłony.
question-battlefield-switch = { asking }: które pole bitwy jest odtąd używane?
answer-battlefield-switch-pass = Zostaw to pole bitwy
question-before-playing = Zaraz zagrasz kartę { $card }: czego użyć przedtem?
answer-before-playing-pass = Nie używaj niczego
question-borrow = { asking }: zdolność specjalną której karty rozpatrzyć?
question-blackmail = Przeciwnik rzucił kością karty { $card }: oddajesz mu 1 żeton zasobu, aby usunąć tę kość?
answer-blackmail-spend = Oddaj mu 1 żeton zasobu
answer-blackmail-pass = Pozostaw kość w puli
question-block = Zaraz zostaną zadane obrażenia: ile z nich blokujesz?
answer-block-pass = Nie blokuj
question-brawl = Obrywasz w bójce ({ $card }): odrzucić kartę, aby oddać cios za 1 obrażenie?
answer-brawl-discard = Odrzuć kartę { $card } i oddaj cios
answer-brawl-pass = Nie oddawaj ciosu
question-card-type = { asking }: który rodzaj kart wymieniasz?
question-choose = { asking }: co wybierasz?
question-claim = Zajmujesz pole bitwy { $card }. Użyć jego zdolności Zajęcie ({ $does })?
answer-claim-use = Użyj zdolności Zajęcie
answer-claim-pass = Nie używaj jej
question-claim-or-switch = { asking }: które z dwojga?
question-colour = { asking }: który kolor wymieniasz?
question-deck = { asking }: czyją talię wybierasz?
question-discard = { asking }: którą kartę odrzucić?
answer-discard-done = Kontynuuj
question-discard-copy = W grze może zostać tylko jedna kopia unikatowej karty: którą odrzucasz?
question-discard-from-hand = { asking }: którą kartę z tej ręki odrzucić?
answer-discard-from-hand-done = Kontynuuj
question-discard-hand = Karta przeciwnika { $card } ma rozpatrzyć kość twojej karty { $target }{ showing } tak, jakby była jego: odrzucić całą rękę, aby temu zapobiec?
answer-discard-hand-pass = Zatrzymaj rękę
question-discard-looked-at = { asking }: którą z tych kart odrzucić?
question-discard-upgrade = Postać { $card } może nosić tylko trzy ulepszenia: które odrzucasz?
question-draw = Karta przeciwnika { $card } pozwala ci dobrać kartę: dobierasz?
answer-draw-pass = Nie dobieraj
question-defeat = { asking }: którą postać pokonujesz?
question-exhaust = { asking }: którą kartę wyczerpujesz?
question-group = { asking }: jedna grupa to { $first }, druga { $second ->
    [none] nie ma kości
   *[other] to { $second }
}. Którą z nich usunąć?
answer-group-pass = Usuń grupę bez kości
question-guardian = { subject } to Strażnik: czy ma przyjąć obrażenia kości przeciwnika i ją usunąć?
answer-guardian-pass = Nie usuwaj żadnej kości
question-hand = { asking }: czyją rękę wybierasz?
question-heal = { asking }: czyje obrażenia leczysz?
answer-heal-done = Nie lecz więcej
question-hit = { asking }: która postać otrzymuje obrażenia?
answer-hit-done = Nie zadawaj obrażeń nikomu więcej
question-indirect = Do podziału między twoje postacie: { $number } { $number ->
    [one] obrażenie niebezpośrednie
    [few] obrażenia niebezpośrednie
   *[many] obrażeń niebezpośrednich
}. Ile z nich przyjmuje { $card }?
question-keep = Karta { $card } została użyta: płacisz 1 żeton zasobu czy ją odrzucasz?
answer-keep-spend = Zapłać 1 żeton zasobu i zachowaj kartę { $card }
answer-keep-pass = Odrzuć kartę { $card }
question-leaving-die = Którą z tych dwóch kości odłożyć na bok?
question-lure = { asking }: którą kartę trzeba aktywować?
question-may = { $yours ->
    [yes] Użyć karty { asking }?
   *[no] { asking }: skorzystać z tego?
}
answer-may-use = Skorzystaj
answer-may-pass = Zrezygnuj
question-mode = { asking }: co wybierasz?
answer-mode-pass = Nic z tego
question-modifier = { asking }: dodać modyfikator do rozpatrywanej kości?
answer-modifier-done = Nie dodawaj modyfikatora
question-move-to = { asking }: na którą kartę przechodzi obrażenie?
answer-move-to-done = Nie przenoś obrażeń
question-mulligan = Które karty odkładasz do talii przed rozpoczęciem gry? Dobierzesz tyle samo nowych.
answer-mulligan-done = Zatrzymaj pozostałe karty
question-order = Czeka kilka zdolności: którą rozpatrzyć najpierw?
question-play = { asking }: którą kartę zagrywasz?
question-play-stacked = { asking }: kartę z której kopii zagrywasz?
answer-play-done = Nie zagrywaj niczego
question-point-at = { asking }: którą kość wskazujesz?
question-prevent = { asking }: zapłacić 1 żeton zasobu, aby zapobiec reszcie?
answer-prevent-spend = Zapłać 1 żeton zasobu
answer-prevent-pass = Pozwól na to
question-put-aside = { asking }: którą kartę z ręki odłożyć na bok?
answer-put-aside-done = Kontynuuj
question-put-away = { asking }: którą kartę odkładasz i gdzie?
answer-put-away-done = Nie odkładaj więcej kart
question-put-back = { $card }: którą kartę kładziesz teraz na wierzch talii? Ostatnią dobierzesz jako pierwszą.
question-ransom = Karta przeciwnika { $card }: oddajesz mu 1 żeton zasobu czy { $target } otrzymuje 3 obrażenia?
answer-ransom-pass = Niech { $target } otrzyma 3 obrażenia
question-reaction = Użyć karty { $card } ({ $does })?
answer-reaction-pass = Nie używaj karty { $card }
question-ready = { asking }: którą kartę przygotowujesz?
question-redeploy = Postać z kartą { $card } zostaje pokonana: przepisać tę kartę na inną twoją postać?
answer-redeploy-pass = Niech karta { $card } zostanie odrzucona
question-remove = { $card ->
    [none] Którą kość usunąć?
   *[other] { asking }: którą kość usunąć?
}
answer-remove-done = Nie usuwaj więcej kości
question-repair = { asking }: z której karty usunąć obrażenia?
question-reroll = { $card ->
    [none] Które kości przerzucasz?
   *[other] { asking }: którą kość przerzucić?
}
answer-reroll-done = Nie przerzucaj więcej kości
question-resolve = Rozpatrzyć w tej akcji kolejną kość?
answer-resolve-done = Nie rozpatruj więcej kości
question-resolve-any = { asking }: którą kość rozpatrzyć jako następną?
answer-resolve-any-done = Nie rozpatruj więcej kości
question-resolve-both = { asking }: w jakiej kolejności rozpatrujesz kości i do której dodajesz 2?
answer-resolve-both-pass = Nie rozpatruj żadnej
question-resolve-one = { asking }: którą kość rozpatrujesz?
answer-resolve-one-done = Nie rozpatruj żadnej
question-resolve-or-remove = { asking }: rozpatrujesz kość czy ją usuwasz?
question-resolve-side = { asking }: którą ściankę kości rozpatrzyć?
question-return = { asking }: która karta wraca na rękę właściciela?
question-reveal = { asking }: pokazać za to kartę?
answer-reveal-pass = Nie pokazuj żadnej
question-roll = { asking }: którą kością rzucasz do swojej puli?
question-set-apart = Dzięki karcie { $card } przeciwnik obejrzy twoją rękę i odrzuci z niej kartę: którą najpierw odkładasz na bok?
question-setup-shield = Twoje pole bitwy nie jest używane: która postać otrzymuje za to osłonę?
question-shield = { asking }: którą postać osłaniasz?
answer-shield-done = Nie osłaniaj nikogo więcej
question-spend = { asking }: zapłacić także za resztę?
answer-spend-spend = Zapłać { $number } { $number ->
    [one] żeton zasobu
    [few] żetony zasobów
   *[many] żetonów zasobów
}
answer-spend-pass = Nie płać
question-split = { asking }: która kość trafia do pierwszej grupy? Wszystkie niewymienione tworzą drugą.
question-stack = { asking }: którą kartę z ręki kładziesz na niej zakrytą?
answer-stack-done = Kontynuuj
answer-split-done = To jest pierwsza grupa
question-symbol = { asking }: jaki symbol wymieniasz?
question-take = { asking }: którą kartę bierzesz na rękę?
answer-take-done = Nie bierz żadnej karty
question-take-from = { asking }: z której karty przechodzi obrażenie?
question-tax = Nute Gunray ściąga z ciebie podatek: zyskujesz o 1 żeton zasobu mniej czy odrzucasz 2 wierzchnie karty swojej talii?
answer-tax-pass = Zyskaj o 1 żeton zasobu mniej
question-turn = { asking }: którą kość obracasz i na którą ściankę?
answer-turn-done = Nie obracaj więcej kości
question-unshield = { asking }: czyją osłonę usunąć?
answer-unshield-done = Nie usuwaj więcej osłon
question-upkeep-discard = Zaraz dobierzesz karty, aby mieć ich na ręce { $number }. Odrzucić przedtem coś z ręki?
answer-upkeep-discard-done = Zatrzymaj pozostałe karty
