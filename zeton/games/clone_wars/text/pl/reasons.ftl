# Dlaczego coś nie jest możliwe.

reason-aim-at-its-planet = Celem jest planeta; co zostanie na niej trafione, wybiera się potem.
reason-already-there = Tam zaczyna się ten lot.
reason-another-choice-first = Najpierw trzeba odpowiedzieć na inne pytanie.
reason-another-jedi = Robi się to z innym Jedi.
reason-another-transport = W tym locie używany jest inny transport.
reason-blockade-first = Najpierw trzeba usunąć blokadę.
reason-blockade-on-its-planet = Blokada na planecie tej misji nie pozwala jej podjąć.
reason-cannot-be-removed = Ten złoczyńca nie ma teraz wytrzymałości i nie można go usunąć.
reason-droids-of-one-planet = Wszystkie te droidy usuwa się z jednej planety.
reason-exhausted = Ta karta jest wyczerpana.
reason-free-action-used = W tej turze nie ma już darmowej akcji.
reason-free-action-without-effect = Darmowa akcja nic by teraz nie dała.
reason-game-over = Gra jest skończona.
reason-has-been-refused = Na to już odmówiono zgody.
reason-in-no-squad = Ta karta nie leży w niczyim oddziale.
reason-invasion-is-being-revealed = Nie podczas odkrywania kart inwazji.
reason-is-acting = Ten Jedi jest w trakcie akcji.
reason-is-there-already = Ten Jedi już tam jest.
reason-never = Tę kartę zawsze można zagrać.
reason-no-actions-left = W tej turze nie ma już więcej akcji.
reason-no-attack-or-mission = Na tej planecie nie trwa atak ani nikt nie podejmuje misji.
reason-no-blockade = Na planszy nie ma żadnej blokady.
reason-no-blockade-there = Nie ma tam blokady.
reason-no-damage-on-your-planet = Nikt na tej planecie nie ma otrzymać obrażeń.
reason-no-droids-there = Nie ma tam droidów.
reason-no-enemy-on-your-planet = Na tej planecie nie ma wroga.
reason-no-exposed-droids = Na żadnej planecie bez blokady nie ma droidów.
reason-no-jedi-there = Nie ma tam innego Jedi.
reason-no-lane = Nie prowadzi tam połączenie z planety { $planet }.
reason-no-roll-on-your-mission-planet = Na planecie misji, na której jest właściciel tej karty, nie trwa atak ani nikt nie podejmuje misji.
reason-nobody-flies = Na tej planecie nie zaczyna się teraz żaden lot.
reason-nobody-plays-it = Nikt nie gra tym Jedi.
reason-nobody-to-move = Żadnego Jedi nie można teraz przenieść: jeden jest w trakcie akcji, inni odmówili.
reason-not-a-current-mission = To nie jest żadna z obecnych misji.
reason-not-enough-damage = Do usunięcia potrzeba { $health } { $health ->
    [one] obrażenia
   *[many] obrażeń
}, a pozostało { $number }.
reason-not-its-action-step = Darmowe akcje należą do etapu akcji tego Jedi.
reason-not-on-its-planet = Aktywnego Jedi nie ma na planecie { $planet }.
reason-not-on-that-planet = To musi być ta sama planeta.
reason-not-the-action-step = Tylko w etapie akcji.
reason-not-your-card = Ta karta leży w oddziale innego gracza.
reason-not-your-choice = Teraz wybiera inny gracz.
reason-not-your-jedi = Tym Jedi gra ktoś inny.
reason-not-your-turn = Trwa tura innego Jedi.
reason-nothing-to-do-with-it = Tego się nie używa.
reason-other-enemies-first = Najpierw trzeba usunąć wszystkich innych wrogów z planety.
reason-out-of-range = To ani planeta tego Jedi, ani planeta obok niej.
reason-setup = Gra jest jeszcze przygotowywana.
reason-successes-are-counted = Sukcesy tego ataku lub tej próby są już policzone.
reason-too-far = To więcej niż dwa połączenia od planety { $planet }.
reason-type-does-not-count = Karty { $type } tu się nie liczą.
    .type = gen
reason-villain-off-the-board = Tego złoczyńcy nie ma na planszy.
reason-villain-on-its-planet = Przed finałem złoczyńca na planecie tej misji nie pozwala jej podjąć.
