# Star Wars: The Card Game: co mówi plansza.

type-unit = Jednostka
type-enhancement = Ulepszenie
type-objective = Cel
type-fate = Los
type-affiliation = Stronnictwo
capacity = Próg obrażeń { $capacity }
priority = Priorytet { $priority }
force-icons = { $count } { $count ->
    [one] symbol Mocy
    [few] symbole Mocy
   *[many] symboli Mocy
}
resources = { $count } { $count ->
    [one] punkt zasobów
    [few] punkty zasobów
   *[many] punktów zasobów
}
icons-unit-damage = obrażenia jednostek { $normal }{ $edge ->
    [0] { "" }
   *[other] , z przewagą +{ $edge }
}
icons-tactics = taktyka { $normal }{ $edge ->
    [0] { "" }
   *[other] , z przewagą +{ $edge }
}
icons-blast = obrażenia wybuchowe { $normal }{ $edge ->
    [0] { "" }
   *[other] , z przewagą +{ $edge }
}
damage-of = obrażenia: { $damage } z { $capacity }
token-focus = { $count } { $count ->
    [one] żeton skupienia
    [few] żetony skupienia
   *[many] żetonów skupienia
}
token-shields = { $count } { $count ->
    [one] żeton osłon
    [few] żetony osłon
   *[many] żetonów osłon
}
token-committed = przydzielona do Mocy
attacks = atakuje
defends = broni się
captured = { $count } { $count ->
    [one] schwytana karta
    [few] schwytane karty
   *[many] schwytanych kart
}
piece-death-star-dial = Tarcza Gwiazdy Śmierci
dial = Tarcza Gwiazdy Śmierci: { $dial } z 12{ $damage ->
    [0] { "" }
    [one] , { $damage } obrażenie
    [few] , { $damage } obrażenia
   *[many] , { $damage } obrażeń
}
balance = Równowaga Mocy jest po { $side ->
    [light] jasnej
   *[dark] ciemnej
} stronie
force-cards = { $count ->
    [one] Została { $count } karta Mocy
    [few] Zostały { $count } karty Mocy
   *[many] Zostało { $count } kart Mocy
}
zone-objectives = { $side ->
    [light] Cele jasnej strony
   *[dark] Cele ciemnej strony
}
zone-units = { $side ->
    [light] Jednostki jasnej strony
   *[dark] Jednostki ciemnej strony
}
zone-engagement = Bitwa
zone-edge-stack = Stos przewagi
edge-stack-of = { $side ->
    [light] Stos przewagi jasnej strony
   *[dark] Stos przewagi ciemnej strony
}, { $count }
edge-battle = Przewaga
balance-name = Równowaga:
balance-short = { $side ->
    [light] Jasna
   *[dark] Ciemna
}
balance-does = { $side ->
    [light] 1 obrażenie dla celu ciemnej w każdej turze jasnej
   *[dark] tarcza +2 w każdej turze ciemnej
}
goal-dark = Ciemna: { $dial } z 12
goal-dark-next = zniszczone: { $count }, następny: tarcza +{ $next }
goal-dark-words = Ciemna strona wygrywa, gdy tarcza dojdzie do 12: brakuje { $left }. W każdej turze ciemnej strony tarcza rośnie o { $pace }. Zniszczone cele jasnej strony: { $lost }; następny przesunie tarczę o { $next }.
goal-light = Jasna: { $count } z 3
goal-light-what = zniszczone cele ciemnej
goal-light-words = Jasna strona wygrywa po zniszczeniu trzech celów ciemnej strony: { $count } z 3, brakuje { $left }.
fight-role = { $side ->
    [light] Jasna
   *[dark] Ciemna
} { $part ->
    [attacks] atakuje
   *[defends] broni się
}: { $count }
fight-stake = · do zniszczenia: { $left } · gotowe obrażenia wybuchowe: { $blast }
has-edge = ma przewagę
edge-sum = Symbole Mocy w stosie przewagi: { $sum }
side-name = { $side ->
    [light] jasna strona
   *[dark] ciemna strona
}
objective-deck-of = Talia celów: { $who }, { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
objective-deck-short = Cele
victory-of = Stos zwycięstwa: { $who }, { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
victory-short = Zwycięstwo

# what a shining card would do, in a word
why-engage = Zaatakuj
why-attack = Atakuj
why-defend = Broń
why-strike = Natarcie
why-commit = Przydziel
why-generate = Zapłać
why-focus = Skup
why-hit = Traf
why-damage = Obrażenia
why-destroy = Zniszcz
why-target = Wybierz
why-choose = Wybierz
why-protect = Ochroń
why-use = Użyj
why-enhance = Dołącz tu
why-discard = Odrzuć
why-sacrifice = Poświęć
why-tactics = Taktyka
why-blast = Wybuch
why-unit-damage = Obrażenia
why-capture-at = Schwytaj tu
why-place-shield = Osłona
why-rescue-from = Uratuj
why-discard-focus = Skupienie −1
why-discard-damage = Obrażenia −1
why-discard-shield = Osłona −1
why-shield = Osłona −1
why-capture = Schwytaj
why-resolve = Rozpatrz

phase-balance = Równowaga
phase-balance-words = Ciemna strona: tarcza przesuwa się o 1, a jeśli równowaga Mocy jest po ciemnej stronie, o 2. Jasna strona: 1 obrażenie dla wrogiego celu, jeśli równowaga jest po jasnej stronie.
phase-refresh = Odpoczynek
phase-refresh-words = Z każdej twojej karty znika żeton skupienia, żetony osłon znikają, celów znów robi się trzy.
phase-draw = Dobieranie
phase-draw-words = Jeśli chcesz, odrzuć jedną kartę, potem dobierz karty do swojej wartości rezerwy.
phase-deployment = Wystawianie
phase-deployment-words = Zagrywaj jednostki i ulepszenia: żeby zapłacić, skupiaj cele i inne źródła zasobów.
phase-conflict = Konflikt
phase-conflict-words = Atakuj wrogie cele: atakujący, obrońcy, walka o przewagę, natarcia.
phase-force = Moc
phase-force-words = Przydziel jednostki do Mocy, potem obie strony liczą symbole Mocy i walczą o równowagę.

keyword-elite = Przy odpoczynku traci dwa żetony skupienia zamiast jednego.
keyword-protect = Może przyjąć obrażenia przeznaczone dla przyjaznej karty z podaną cechą, najwyżej do własnego progu.
keyword-limited = Jedna karta ze słowem kluczowym Ograniczenie na gracza i turę.
keyword-shielding = Gdy atakuje lub się broni: żeton osłon dla przyjaznej jednostki uczestniczącej albo dla atakowanego celu.
keyword-targeted-strike = Gdy atakuje, jej obrażenia jednostek mogą trafić jednostkę spoza bitwy.
keyword-no-enhancements = Nic nie można do niej dołączyć poza kartą Mocy.
keyword-edge = Dopóki uczestniczy w bitwie: o tyle więcej symboli Mocy w walce o przewagę.

sign-unit-damage = Obrażenia jednostek: ranią wrogą jednostkę w bitwie
sign-tactics = Taktyka: żetony skupienia na wrogich jednostkach, gdziekolwiek są
sign-blast = Obrażenia wybuchowe: atakujący uszkadza atakowany cel
sign-force = Symbole Mocy: do walki o przewagę i zmagań Mocy
sign-resource = Zasoby: tyle karta płaci, gdy ją skupisz
sign-focus = Żeton skupienia: karta jest wyczerpana aż do odpoczynku
sign-shield = Żeton osłon: zatrzymuje jedno obrażenie albo jeden żeton skupienia
sign-capacity = Próg obrażeń: tyle obrażeń niszczy kartę
sign-edge-only = Symbole w obwódce liczą się tylko z przewagą

coach-star-wars-lcg-welcome = Witaj. Twoje karty są na dole, karty przeciwnika na górze. Jasna strona wygrywa, gdy zniszczy trzy cele ciemnej; ciemna, gdy tarcza dojdzie do 12. Co świeci, to możesz wybrać, a pasek na dole zawsze mówi, o co chodzi.
coach-star-wars-lcg-mulligan = Twoja pierwsza ręka. Zatrzymaj ją, jeśli są w niej dwie jednostki, na które cię stać: liczba w rogu to koszt. Jeśli nie, ogłoś mulligan, ale tylko raz.
coach-star-wars-lcg-return-objective = Masz o jeden cel za dużo. Odłóż jeden: zatrzymaj te, które dają więcej punktów zasobów, bo to one płacą za wszystko.
coach-star-wars-lcg-discard-one = Zanim dobierzesz do sześciu kart, możesz jedną odrzucić. Coś jest za drogie albo za słabe? Naciśnij tę kartę. Jeśli nie, zatrzymaj wszystkie.
coach-star-wars-lcg-action-refresh = Okno akcji. Możesz tu użyć tylko kart ze słowem Akcja. Jeśli nic cię nie kusi, nie wykonuj akcji. Kliknij fazę u góry, żeby gra przestała tu pytać.
coach-star-wars-lcg-action-draw = Jeszcze jedno okno akcji przed wystawianiem. Możesz spokojnie spasować.
coach-star-wars-lcg-action-deployment = Wystawianie: za świecące karty na ręce możesz zapłacić. Najpierw zagraj jednostkę z obrażeniami wybuchowymi, bo one niszczą cele. Na koniec nie wykonuj już akcji.
coach-star-wars-lcg-pay = Płacisz, skupiając karty z zasobami. Co najmniej jedna z nich musi należeć do stronnictwa zagrywanej karty. Skupiony cel jest zużyty aż do twojego następnego odpoczynku.
coach-star-wars-lcg-enhance = Wybierz, do czego dołączyć tę kartę.
coach-star-wars-lcg-action-conflict = Faza konfliktu zaczyna się oknem akcji. Nie wykonuj akcji, żeby przejść do ataku.
coach-star-wars-lcg-engage = Wybierz wrogi cel do zaatakowania. Każdy można zaatakować raz na turę. Obrażenia zostają na nim, aż ulegnie zniszczeniu.
coach-star-wars-lcg-attackers = Naciśnij każdą jednostkę, która atakuje, potem Gotowe. Wyczerpane nie mogą. Jednostki, które zostają, mogą się później bronić.
coach-star-wars-lcg-defenders = Przeciwnik atakuje. Naciśnij jednostki, które się bronią, potem Gotowe. Brak obrońcy to jedno dodatkowe obrażenie dla twojego celu.
coach-star-wars-lcg-edge-card = Walka o przewagę: kładziecie na zmianę zakryte karty, aż oboje spasujecie. Wygrywa więcej symboli Mocy, remis jest dla obrońcy. Kto wygra, pierwszy prowadzi natarcie i używa symboli w obwódce.
coach-star-wars-lcg-strike = Każda jednostka prowadzi jedno natarcie: skupiasz ją i rozpatrujesz jej symbole. Zacznij od tej, która może usunąć obrońcę.
coach-star-wars-lcg-icon = Wybierz, jaki rodzaj symboli rozpatrzyć najpierw.
coach-star-wars-lcg-tactics = Taktyka kładzie żetony skupienia na wrogich jednostkach: wyczerpana jednostka nie może przeprowadzić natarcia, atakować ani się bronić.
coach-star-wars-lcg-unit-damage = Wybierz jednostkę, która oberwie. Obrażenia równe jej progowi ją niszczą.
coach-star-wars-lcg-commit = Przydziel do Mocy najwyżej trzy jednostki. Ich symbole Mocy liczą się do równowagi, ale przy natarciu dostają dwa żetony skupienia. Wyczerpane się nie liczą.
coach-star-wars-lcg-reaction = Reakcja: właśnie stało się coś, na co może odpowiedzieć jedna z twoich kart. Naciśnij tę kartę albo nie reaguj.
coach-star-wars-lcg-interrupt = Zakłócenie: możesz wkroczyć, zanim to się stanie. Naciśnij kartę albo pozwól, by się stało.
coach-star-wars-lcg-balance-damage = Równowaga jest po twojej stronie: zadaj za darmo jedno obrażenie celowi ciemnej strony.
