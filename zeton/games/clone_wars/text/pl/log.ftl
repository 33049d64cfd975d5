# Co się wydarzyło. $who to miejsce przy stole, $jedi to Jedi, którego karty oddziałów dotyczy wpis, $card pierwsza karta, $target druga, $others wszystkie oprócz pierwszej, $cards wszystkie, $count ich liczba.

log-attempts = { $who } podejmuje misję: { $card }.
log-besieged = Planeta { $card } jest pod oblężeniem.
log-blockade-placed = Blokada pojawia się na planecie { $card }.
log-blockade-removed = Blokada znika z planety { $card }.
log-discards = { $jedi } odrzuca: { $card }.
log-draws = { $jedi } dobiera: { $card }.
log-droid-moves = Droid przenosi się z planety { $card } na planetę { $target }.
log-droid-placed = { $card }: { $number } { $number ->
    [one] droid
    [few] droidy
   *[many] droidów
}.
log-droid-removed = Droid znika z planety { $card }; { $number ->
    [0] nie ma tam już żadnego
    [one] pozostaje tam { $number }
    [few] pozostają tam { $number }
   *[many] pozostaje tam { $number }
}.
log-exhausts = { $jedi } wyczerpuje: { $card }.
log-finale = Zaczyna się finał: { $card }.
log-free-action = { $card } wykonuje darmową akcję.
log-game-ends = Gra jest skończona.
log-gives = { $jedi } przekazuje kartę: { $card } → { $target }.
log-invasion-card = Inwazja: { $card }.
log-invasion-deck-recycled = Odrzucone karty inwazji wracają na talię: { $number } { $number ->
    [one] karta
    [few] karty
   *[many] kart
}.
log-invasion-marker = Znacznik inwazji wskazuje { $number }.
log-looks-at = { $who } podgląda: { $cards }.
log-mission-completed = { $who } kończy misję: { $card }; wynik { $number }.
log-mission-failed = { $who } ponosi porażkę w misji: { $card }; wynik { $number }.
log-mission-revealed = Nowa misja: { $card }.
log-moves = { $card } przenosi się na planetę { $target }.
log-no-blockade-left = W puli nie ma już blokady dla planety { $card }.
log-no-droid-left = W puli nie ma już droida dla planety { $card }.
log-occupied = Planeta { $card } jest pod okupacją.
log-plays = { $jedi } zagrywa: { $card }.
log-plays-as = { $card } dołącza do gry.
log-readies = { $jedi } przygotowuje: { $card }.
log-refuses = { $who } odmawia.
log-rolls = { $who } wyrzuca { $number } { $number ->
    [one] sukces
    [few] sukcesy
   *[many] sukcesów
}.
log-rolls-damage = { $who } wyrzuca { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}.
log-squad-deck-shuffled = Odrzucone karty oddziałów tworzą nową talię.
log-strength = { $card }: siła { $number }.
log-takes = { $jedi } bierze: { $card }.
log-takes-damage = { $card } otrzymuje { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}.
log-threat-rises = Zagrożenie wynosi { $number }.
log-tokens-placed = { $count ->
    [0] Znaczniki misji opuszczają planszę.
   *[other] Oba znaczniki misji leżą na planecie { $card }.
}
log-turn = Tura { $number }: { $card }.
log-villain-card = Karta złoczyńcy: { STARTS($card, like: ".*[.!?…]$") ->
    [yes] { $card }
   *[no] { $card }.
}
log-villain-moves = { $card } przenosi się na planetę { $target }.
log-villain-placed = { $card } pojawia się na planecie { $target }.
log-villain-removed = { $card } znika z planszy.
log-villain-retired = { $card } opuszcza grę.
