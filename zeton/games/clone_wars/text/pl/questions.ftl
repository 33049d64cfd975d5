# O co pyta się gracza i jak nazywają się odpowiedzi, które przy każdym pytaniu są inne: answer-<rodzaj>-<czasownik>.
# $card to to, czego dotyczy pytanie („none”, jeśli niczego), $number to liczba, $who to Jedi, o którego działanie chodzi, $event to, co pyta.

question-action = Zanim gra pójdzie dalej, możesz zagrać sojusznika. Którego?
answer-action-pass = Nie zagrywaj sojusznika
question-aim = Na której planecie zadać obrażenie?
question-bombard = { $number ->
    [one] Możesz wyczerpać jeszcze 1 kartę: 1 obrażenie na twojej lub sąsiedniej planecie. Którą?
    [few] Możesz wyczerpać maksymalnie { $number } karty: każda to 1 obrażenie na twojej lub sąsiedniej planecie. Którą?
   *[many] Możesz wyczerpać maksymalnie { $number } kart: każda to 1 obrażenie na twojej lub sąsiedniej planecie. Którą?
}
answer-bombard-done = Nie wyczerpuj więcej kart
question-begin = Kto ma pierwszą turę? Jeśli wzywa cię Moc, to ty.
answer-begin-begin = Rozpocznij grę
answer-begin-pass = Niech zacznie ktoś inny
question-break-blockade = Z której planety usunąć blokadę?
question-bring = Do którego innego Jedi przenosi się { $card }?
question-cancel = Każdy Jedi na tej planecie ma otrzymać obrażenia: wyczerpać kartę, aby oszczędzić wszystkich?
answer-cancel-pass = Niech obrażenia zostaną zadane
question-choose-jedi = { $event ->
    [bring] Który Jedi przenosi się na planetę innego Jedi?
    [send] Który Jedi przenosi się na wybraną przez ciebie planetę?
    [supply] Który Jedi dobiera karty oddziałów?
   *[other] Który Jedi?
}
answer-choose-jedi-done = Nie wybieraj nikogo
question-consent = { $event ->
    [supply] { $who } proponuje: niech { $card } dobierze karty oddziałów.
    [exchange] { $who } i { $card }: padła propozycja wymiany kart oddziałów.
   *[move] { $who } proponuje: niech { $card } przeniesie się na planetę { $target }.
} Zgadzasz się?
question-damage = Zadajesz na planecie { $card } { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}: co usuwasz?
answer-damage-done = Nie usuwaj niczego więcej
question-destination = Dokąd leci { $who }?
question-discard = { $card } musi odrzucić { $number } { $number ->
    [one] kartę oddziałów: którą?
    [few] karty oddziałów: którą teraz?
   *[many] kart oddziałów: którą teraz?
}
question-exchange-with = { $who } może wymienić karty oddziałów z innym Jedi na tej planecie: z kim?
answer-exchange-with-done = Nie wymieniaj kart
question-exhaust = { $card } musi wyczerpać { $number } { $number ->
    [one] kartę oddziałów: którą?
    [few] karty oddziałów: którą teraz?
   *[many] kart oddziałów: którą teraz?
}
question-give = Którą kartę oddziałów oddajesz?
answer-give-done = Nie oddawaj więcej kart
question-help = { $card ->
    [none] Atakuje { $who }, na razie { $number } { $number ->
        [one] sukces
        [few] sukcesy
       *[many] sukcesów
    }: dołożyć karty?
   *[other] { $who } potrzebuje do misji { $card } jeszcze { $number } { $number ->
        [one] sukcesu
       *[many] sukcesów
    }: dołożyć karty?
}
answer-help-pass = Nie dokładaj więcej kart
question-herd = Na twoją planetę lub z niej { $number ->
    [one] może przenieść się jeszcze { $number } droid
    [few] mogą przenieść się maksymalnie { $number } droidy
   *[many] może przenieść się maksymalnie { $number } droidów
}: który?
answer-herd-done = Nie przenoś więcej droidów
question-lead = Na sąsiednią planetę { $number ->
    [one] może udać się jeszcze { $number } Jedi
    [few] mogą udać się razem maksymalnie { $number } Jedi
   *[many] może udać się razem maksymalnie { $number } Jedi
}: kto?
answer-lead-done = Nie zabieraj nikogo więcej
question-lead-to = Na którą planetę ich prowadzisz?
question-limit = Masz o { $number } { $number ->
    [one] kartę oddziałów
    [few] karty oddziałów
   *[many] kart oddziałów
} za dużo: którą odrzucasz?
question-may-move = { $who } może przenieść się na inną planetę: dokąd?
answer-may-move-pass = Zostań na miejscu
question-play-as = Którym Jedi grasz?
answer-play-as-jedi = Graj jako { $card }
question-protect = { $card } ma otrzymać { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}: ochronić tę postać?
answer-protect-pass = Niech { $card } otrzyma obrażenia
question-put-back = Którą z tych kart inwazji odkładasz teraz? Ostatnia będzie na wierzchu.
question-ready = { $card } może przygotować { $number } { $number ->
    [one] kartę oddziałów: którą?
    [few] karty oddziałów: którą teraz?
   *[many] kart oddziałów: którą teraz?
}
answer-ready-done = Nie przygotowuj więcej kart
question-sabotage = Którego droida usunąć?
answer-sabotage-done = Nie usuwaj więcej droidów
question-send = Na którą planetę przenosi się { $card }?
question-spread-blockades = Nie dla wszystkich planet wystarczy blokad: która planeta jest następna?
question-spread-droids = Ląduje droid: na której planecie?
question-spread-droids-up-to-limit = Nie dla wszystkich planet wystarczy droidów: która planeta jest następna?
question-transport = { $who } prosi o twój transport, by przelecieć maksymalnie dwa połączenia: użyczyć go?
answer-transport-refuse = Nie użyczaj transportu
question-turn = Twoja tura: { $number ->
    [one] pozostała { $number } akcja
    [few] pozostały { $number } akcje
   *[many] pozostało { $number } akcji
}. Co robisz?
question-villain-path = Kilka dróg jest równie krótkich: dokąd przenosi się złoczyńca?
