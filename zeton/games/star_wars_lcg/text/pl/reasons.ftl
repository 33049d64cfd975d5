# Dlaczego coś nie jest możliwe. Ograniczenia zdolności mówią te same słowa co na kartach (condition-…).

reason-after-this-window = Cele atakuje się po zamknięciu okna akcji.
reason-another-choice-first = Inne pytanie jest otwarte: najpierw trzeba na nie odpowiedzieć.
reason-another-is-engaged = Teraz atakowana jest karta { $card }; następna bitwa zaczyna się dopiero po tej.
reason-another-must-match = Opłacana karta wymaga punktu zasobów swojego stronnictwa, a ta karta należy do innego.
reason-attackers-are-not-being-declared = Atakujących deklaruje się tuż po wybraniu celu ataku.
reason-attacks-when-you-engage = Ta jednostka atakuje wtedy, gdy w swojej fazie konfliktu atakujesz cel.
reason-being-played = Ta karta jest właśnie zagrywana.
reason-cannot-attack = Jakiś efekt nie pozwala tej jednostce atakować.
reason-cannot-attack-this = Jakiś efekt nie pozwala jej atakować karty { $card }.
reason-cannot-be-targeted = Jakiś efekt nie pozwala wybrać tej karty.
reason-cannot-defend = Jakiś efekt nie pozwala tej jednostce się bronić.
reason-committed-already = Ta jednostka jest już przydzielona do Mocy.
reason-cannot-be-committed = Nie można jej przydzielić do Mocy.
reason-condition = Ta zdolność działa tylko pod tym warunkiem: { $condition }.
reason-cost-cannot-be-paid = Kosztu nie można teraz zapłacić: { $cost }.
reason-defenders-are-not-being-declared = Obrońców deklaruje się zaraz po atakujących.
reason-defends-when-engaged = Ta jednostka broni się wtedy, gdy przeciwnik atakuje jeden z twoich celów.
reason-engaged-already = Ten cel był już atakowany w tej fazie.
reason-engaged-after = Pierwsza bitwa musi się toczyć o co innego: { $card }.
reason-engaged-now = Ten cel jest już atakowany, właśnie w tej bitwie.
reason-engaged-last = Jakiś efekt nie pozwala zaatakować tego celu przed innymi celami jego strony.
reason-exhausted = Jednostka jest wyczerpana: tylko przygotowana jednostka atakuje, broni się i przeprowadza natarcie.
reason-exhausted-source = Karta jest wyczerpana: tylko przygotowana karta tworzy punkty zasobów.
reason-fate-cards-are-not-played = Kart losu nigdy się nie zagrywa; kładzie się je na stosie przewagi.
reason-game-over = Gra jest skończona.
reason-generates-to-pay = Punkty zasobów tworzy się podczas płacenia za coś.
reason-in-the-edge-stack = Karta leży na stosie przewagi, dopóki trwa walka o przewagę.
reason-no-ability-to-use = Ta karta nie ma zdolności, której się używa.
reason-no-conflict-in-your-first-turn = Ciemna strona nie ma fazy konfliktu w swojej pierwszej turze.
reason-no-force-card-left = Wszystkie trzy twoje karty Mocy są już na jednostkach.
reason-no-legal-target = { $which ->
    [none] Nie ma karty, którą można by wybrać.
   *[other] Nie ma karty, którą można by wybrać. Potrzebna karta: { $which }.
}
reason-no-more-attackers = Karty { $card } nie może atakować więcej jednostek.
reason-no-more-engagements = W tej fazie nie atakuje się już żadnych celów.
reason-no-resource-match = Żadne z twoich przygotowanych źródeł zasobów nie należy do tego stronnictwa: { $affiliation }.
reason-nobody-can-attack-it = Żadna z twoich jednostek nie może teraz zaatakować tego celu.
reason-not-enough-resources = Koszt wynosi { $cost }, a twoje karty mogą stworzyć { $resources }.
reason-not-what-is-targeted = { $which ->
    [none] Tej karty nie można wybrać.
   *[other] Tej karty nie można wybrać. Potrzebna karta: { $which }.
}
reason-not-your-card = Nie kontrolujesz tej karty.
reason-not-your-choice = Teraz wybiera drugi gracz.
reason-nothing-to-enhance = W grze nie ma nic, co ta karta może ulepszyć.
reason-one-limited-card-per-turn = Masz już w tej turze zagraną kartę ze słowem kluczowym Ograniczenie.
reason-only-in-your-conflict = Cele atakuje się we własnej fazie konfliktu.
reason-only-in-your-deployment = Jednostki i ulepszenia zagrywa się we własnej fazie wystawiania.
reason-only-when-triggered = Ta zdolność odpowiada na coś, co się teraz nie dzieje: { $when }.
reason-out-of-play = Ta karta jest poza grą.
reason-pays-for-others = Jej punkty zasobów służą tylko do niektórych kart, a do tego nie.
reason-setup = Gra jest jeszcze przygotowywana.
reason-strikes-in-turn = Ta jednostka już uczestniczy w bitwie i przeprowadza natarcie, gdy przyjdzie twoja kolej.
reason-targeted-already = Ta karta jest już wśród wybranych.
reason-targeted-in-vain = Jej wybranie nic by nie zmieniło albo nie zostawiłoby innej potrzebnej karty do wyboru.
reason-the-dial = Tarcza nie jest kartą; można ją zaatakować tylko wtedy, gdy pozwala na to jakiś efekt.
reason-unique-in-play = { $card ->
    [none] Unikatowa karta o tej nazwie jest już w grze.
   *[other] { $card }: ta unikatowa karta jest już w grze.
}
reason-units-are-not-being-committed = Jednostki przydziela się do Mocy na początku fazy Mocy.
reason-used-for-this = Tej zdolności już do tego użyto.
reason-would-change-nothing = Teraz niczego by to nie zmieniło.

# Budowanie talii (R18).
reason-too-few-sets = Talia zawiera { $sets } { $sets ->
    [one] zestaw celu
    [few] zestawy celów
   *[many] zestawów celów
}; potrzeba co najmniej { $least }.
reason-wrong-side = Zestaw { $set }, { $objective }, nie należy do { $side } strony.
    .side = gen
reason-too-many-copies = Zestaw { $set }, { $objective }, jest w talii { $copies } { $copies ->
    [one] raz
   *[other] razy
}; dozwolone najwyżej { $most ->
    [one] raz
   *[other] { $most } razy
}.
reason-locked-set = Zestaw { $set }, { $objective }, wymaga stronnictwa { $affiliation }.
