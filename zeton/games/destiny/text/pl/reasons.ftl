# Dlaczego coś nie jest możliwe. Ograniczenia są powiedziane słowami, które mają na kartach (condition-…).

reason-already-claimed = W tej rundzie pole bitwy już zajęto.
reason-another-choice-first = Czeka inne pytanie: najpierw trzeba na nie odpowiedzieć.
reason-another-symbol = Kości jednej akcji przedstawiają ten sam symbol, a ta przedstawia inny.
reason-being-played = Ta karta jest właśnie zagrywana.
reason-blank = Pustej ścianki nie można rozpatrzyć.
reason-condition = To działa tylko pod tym warunkiem: { $condition }.
reason-cost-cannot-be-paid = Nie możesz teraz zapłacić kosztu: { $cost }.
reason-exhausted = Ta karta jest wyczerpana.
reason-game-over = Gra jest skończona.
reason-goes-only-on = { $which ->
    [none] Nie masz postaci, do której można by dołączyć tę kartę.
   *[other] Nie masz postaci, do której można by dołączyć tę kartę; pasuje tylko: { $which }.
}
reason-modifier-alone = Modyfikator rozpatruje się tylko razem z kością przedstawiającą ten sam symbol bez plusa.
reason-must-activate = Twoją następną akcją musi być aktywacja postaci.
reason-no-ability-to-use = Ta karta nie ma zdolności, której używa się jako akcji.
reason-no-die = Ta karta nie ma kości, którą można by rzucić.
reason-not-enough-resources = Kosztuje { $cost }, a masz { $resources }.
reason-not-in-pool = Ta kość nie leży w puli: nic nie przedstawia.
reason-not-your-card = Nie kontrolujesz tej karty.
reason-not-your-choice = Teraz wybiera drugi gracz.
reason-only-when-triggered = Ta zdolność odpowiada na coś, co się teraz nie dzieje: gdy { $when }.
reason-out-of-play = Ta karta jest poza grą.
reason-power-action-used = W tej rundzie użyto już potężnej akcji tej karty.
reason-resolved-already = Tę kość już w tej akcji rozpatrzono.
reason-setup = Trwa jeszcze przygotowanie gry.
reason-special-of-the-die = Tej zdolności specjalnej używa się, gdy rozpatruje się kość z tym symbolem.
reason-stacked = Ta karta leży zakryta na karcie { $host }: zagrywa ją inna kopia tamtej karty.
reason-unique-in-play = { $card ->
    [none] Unikatowa karta o tej nazwie jest już w grze.
   *[other] Karta { $card } jest unikatowa i masz ją już w grze.
}
reason-would-change-nothing = Teraz niczego by to nie zmieniło.
reason-you-have-claimed = Pole bitwy jest zajęte przez ciebie, więc pasujesz do końca rundy.

# Budowa drużyny i talii (R20–R22).
reason-heroes-and-villains = Bohaterowie i złoczyńcy nie mogą być w jednej drużynie.
reason-not-with = Postacie { $card } i { $card2 } nie mogą być w jednej drużynie.
reason-no-battlefield = Talia nie ma pola bitwy.
reason-no-character = Drużyna nie ma postaci.
reason-not-a-deck-card = Karta { $card } nie wchodzi w skład talii.
reason-plot-does-not-fit = Fabuła { $card } wymaga postaci swojego koloru i stronnictwa.
reason-too-many-copies = Karta { $card } jest w talii { $copies } { $copies ->
    [one] raz
   *[many] razy
}; dozwolona liczba kopii: najwyżej { $most }.
reason-too-many-points = Drużyna kosztuje { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}; wolno najwyżej { $most }.
reason-unique-twice = Karta { $card } jest unikatowa i może być w drużynie tylko raz.
reason-wrong-affiliation = { $card } to karta { $affiliation }, a drużyna nie ma takich postaci.
    .affiliation = gen
reason-wrong-colour = Kolor karty { $card } to { $colour }, a drużyna nie ma postaci w tym kolorze.
reason-wrong-dice = { $card }: liczba kości to { $dice }, a może być najwyżej { $most }.
reason-wrong-size = Talia ma { $cards } { $cards ->
    [one] kartę
    [few] karty
   *[many] kart
}; powinna mieć { $size }.
