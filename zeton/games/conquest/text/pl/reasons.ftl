# Dlaczego coś jest niemożliwe. Ograniczenia zdolności są nazywane tak jak na kartach (condition-…).

reason-another-choice-first = Najpierw trzeba odpowiedzieć na inne pytanie.
reason-attacks-in-a-battle = Jednostki atakują w bitwach, w fazie walki.
reason-attacks-in-your-combat-turn = Ta jednostka atakuje w jednej z twoich tur walki.
reason-battle-ability-of-the-winner = Planety do nikogo nie należą: kto wygra bitwę na planecie, może użyć jej zdolności bitewnej.
reason-being-played = Ta karta jest właśnie wystawiana lub zagrywana.
reason-cannot-be-attacked = Pewien efekt nie pozwala atakować tej jednostki.
reason-cannot-be-targeted = Pewien efekt nie pozwala wskazać tej karty.
reason-cannot-retreat = Pewien efekt nie pozwala tej jednostce wykonać odwrotu.
reason-condition = Działa tylko pod tym warunkiem: { $condition }.
reason-cost-cannot-be-paid = Teraz nie da się opłacić kosztu: { $cost }.
reason-exhausted = Ta jednostka jest wyczerpana, a atakować może tylko przygotowana.
reason-game-over = Gra jest skończona.
reason-moved-already = Ta jednostka już się poruszyła.
reason-no-ability-to-use = Ta karta nie ma zdolności, której się używa.
reason-no-legal-target = { $which ->
    [none] Brakuje celu, który można wskazać.
   *[other] Brakuje celu, który można wskazać: { $which }.
}
reason-no-shield-icons = Ta karta nie ma symbolu osłony.
reason-no-shields-against-armorbane = Przeciwko jednostce atakującej ze słowem kluczowym Przeciwpancerność nie używa się osłon.
reason-nobodys-planet = Planety do nikogo nie należą.
reason-not-at-the-battle = Tej jednostki nie ma na planecie { $card }, gdzie toczy się bitwa.
reason-not-enough-resources = Koszt to { $cost }, a masz { $resources } { $resources ->
    [one] żeton zasobów
    [few] żetony zasobów
   *[many] żetonów zasobów
}.
reason-not-mobile = Teraz poruszają się tylko jednostki ze słowem kluczowym Mobilność.
reason-not-what-is-targeted = { $which ->
    [none] Tej karty nie można wskazać.
   *[other] Tej karty nie można wskazać. Dozwolony cel: { $which }.
}
reason-not-your-card = Nie kontrolujesz tej karty.
reason-not-your-choice = Teraz wybiera drugi gracz.
reason-nothing-to-attach-to = W grze nie ma nic, do czego można by dołączyć tę kartę. { attach }
    .what = gen
reason-nowhere-to-move = Obok jej planety nie ma żadnej innej.
reason-one-limited-card-per-round = Masz już w tej rundzie zagraną kartę ze słowem kluczowym Ograniczenie.
reason-one-relic = Kontrolujesz już jedną Relikwię.
reason-only-a-place = To tylko miejsce: trafiają tu karty i sięgają tu efekty.
reason-only-in-a-deploy-turn = Karty wystawia się w turze wystawiania, a te ze słowem kluczowym Zasadzka także w fazie walki.
reason-only-ranged-units = W starciu dystansowym atakują tylko jednostki ze słowem kluczowym Dystans.
reason-only-when-triggered = To odpowiedź na coś, co teraz się nie dzieje: { $when }.
reason-out-of-play = Ta karta jest poza grą.
reason-passed-already = Masz już za sobą pas: w tej fazie nie przysługują ci kolejne tury wystawiania.
reason-retreats-already = Ta jednostka już wykonuje odwrót.
reason-setup = Trwa jeszcze przygotowanie gry.
reason-targeted-already = Ta karta jest już wśród wskazanych.
reason-targeted-in-vain = Jej wybranie nic by nie zmieniło albo nie zostawiłoby innej potrzebnej karty do wyboru.
reason-text-is-blank = Pole tekstowe tej karty jest teraz puste.
reason-unique-in-play = { $card } to karta unikatowa i jest już w grze.
reason-used-for-this = Tej karty użyto już w tej sprawie.
reason-would-change-nothing = Teraz niczego by to nie zmieniło.

# Budowanie talii (DB1–DB8).
reason-too-few-cards = Talia ma { $cards } { $cards ->
    [one] kartę
    [few] karty
   *[many] kart
}, a potrzeba co najmniej { $least }.
reason-squad-incomplete = { $card }: w talii { $copies } × ta karta, a sygnowany oddział wymaga dokładnie { $wanted } ×.
reason-never-in-a-deck = { $card } nigdy nie należy do talii.
reason-one-warlord = { $card } to drugi lider: talia ma jednego, obok siebie.
reason-foreign-signature = { $card } należy do sygnowanego oddziału innego lidera.
reason-too-many-copies = { $card }: w talii { $copies } × ta karta, a wolno mieć najwyżej { $most } ×.
# Powód dostaje nazwę frakcji po angielsku; mówimy ją w dopełniaczu.
reason-loyal-elsewhere = { $card } to karta lojalna: może ją mieć tylko lider { $faction }.
reason-no-ally = { $card } to karta { $faction }, a ta frakcja nie sąsiaduje na kole sojuszy z frakcją twojego lidera ({ $warlord }).
    .warlord = alone
reason-two-allies = Talia ma karty więcej niż jednej sprzymierzonej frakcji: { $factions }.
    .factions = alone
