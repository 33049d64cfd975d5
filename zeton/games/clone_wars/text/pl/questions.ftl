# O co pyta się gracza. $card to to, czego dotyczy pytanie („none”, jeśli niczego), $number to liczba.

question-action = Zagrać sojusznika?
question-aim = Gdzie zadać obrażenia?
question-bombard = Wyczerpać kartę, aby zadać 1 obrażenie? Pozostało: { $number }.
question-begin = Czujesz Moc? W takim razie możesz rozpocząć.
question-break-blockade = Którą blokadę usunąć?
question-bring = Na planetę którego Jedi?
question-cancel = Wyczerpać kartę, aby anulować obrażenia wszystkich?
question-choose-jedi = Który Jedi?
question-consent = { $event ->
    [supply] { $who } przysyła posiłki: karty oddziałów dobiera { $card }.
    [exchange] { $who } chce wymiany kart oddziałów. Druga strona: { $card }.
   *[move] { $who } chce przenieść: { $card } → { $target }.
} Zgadzasz się?
question-damage = { $card }: do zadania { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}.
question-destination = Dokąd lecisz?
question-discard = { $card } odrzuca { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}.
question-exchange-with = Wymienić karty z innym Jedi na tej planecie?
question-exhaust = { $card } wyczerpuje { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}.
question-give = Którą kartę dajesz?
question-help = { $card ->
    [none] Atak ma na razie { $number } { $number ->
        [one] sukces
        [few] sukcesy
       *[many] sukcesów
    }: dołożyć karty?
   *[other] { $card }: { $number ->
        [one] brakuje jeszcze { $number } sukcesu
       *[many] brakuje jeszcze { $number } sukcesów
    }. Dołożyć karty?
}
question-herd = Przenieść droida? Pozostało: { $number }.
question-lead = Kto leci razem z tobą? Jeszcze maksymalnie { $number }.
question-lead-to = Na którą planetę?
question-limit = Za dużo kart oddziałów: trzeba pozbyć się { $number } { $number ->
    [one] karty
   *[many] kart
}.
question-may-move = Przenieść się na inną planetę?
question-play-as = Którym Jedi grasz?
question-protect = { $card } ma otrzymać { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}.
question-put-back = Którą kartę odłożyć teraz? Ostatnia będzie na wierzchu.
question-ready = { $card } może przygotować { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}.
question-sabotage = Którego droida usunąć?
question-send = Dokąd?
question-spread-blockades = Nie dla wszystkich planet wystarczy blokad: która planeta jest następna?
question-spread-droids = Gdzie umieścić droida?
question-spread-droids-up-to-limit = Nie dla wszystkich planet wystarczy droidów: która planeta jest następna?
question-transport = Użyczyć transportu na ten lot?
question-turn = Twoja tura: { $number ->
    [one] pozostała { $number } akcja
    [few] pozostały { $number } akcje
   *[many] pozostało { $number } akcji
}.
question-villain-path = Którędy przenosi się złoczyńca?
