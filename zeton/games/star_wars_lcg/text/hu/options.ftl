# Mit tesz egy-egy lehetőség. $card és $target lapok nevei, $number egy darabszám.

option-attack = Támadj { the-card } egységgel
option-blast = Hajtsd végre { the-card } egység robbanását
option-capture = Fogd el { the-card } lapot
option-capture-at = Fogd el { the-card } lapot { the-target } célkártyánál
option-choose = Válaszd { the-card } lapot
option-commit = Rendeld az Erőhöz { the-card } egységet
option-damage = { $card } kapjon { $number } sérülést
option-defend = Védekezz { the-card } egységgel
option-destroy = Semmisítsd meg { the-card } egységet
option-discard = Dobd el { the-card } lapot
option-discard-damage = Távolíts el 1 sérülést { the-card } lapról
option-discard-focus = Távolíts el 1 fókuszjelzőt { the-card } lapról
option-discard-shield = Távolíts el 1 pajzsot { the-card } lapról
option-draw = Húzd fel { the-card } lapot
option-engage = Rohand le { attacked }
option-enhance = Csatold { the-card } lapot { the-target } laphoz
option-enter-as-enhancement = { $card } kerüljön játékba { the-target } lap erősítéseként{ at-price }
option-enter-as-unit = { $card } kerüljön játékba egységként{ at-price }
option-focus = Fókuszáld { the-card } lapot
option-generate = Termelj { $number } erőforrást { the-card } lappal
option-hit = { $card } kapjon { $number } pontot
option-keep = { $card } maradjon játékban
option-look-at-deck = Nézd meg a parancspakli legfelső lapját: { $card }
option-look-at-objective-deck = Nézd meg a célpakli legfelső lapját: { $card }
option-move-damage = Helyezz át { $number } sérülést { the-card } lapról { the-target } lapra
option-move-captive = Vidd át { the-card } lapot { the-target } célkártyához
option-move-focus = Helyezz át 1 fókuszjelzőt { the-card } lapról { the-target } lapra
option-move-icon = Helyezz át { $number ->
    [1] 1 egységsebzés-ikont
    [2] 1 taktikaikont
    [3] 1 robbanásikont
    [4] 1 előnyhöz kötött egységsebzés-ikont
    [5] 1 előnyhöz kötött taktikaikont
   *[6] 1 előnyhöz kötött robbanásikont
} { the-card } lapról { the-target } lapra
option-mulligan = Kérj mulligant: új kéz hat lapból
option-name = Nevezd meg ezt: { $named }
option-next = { $card } legyen az első
option-place = Tedd az előnypakliba { the-card } lapot
option-place-shield = { $card } pajzsa kerüljön { the-target } lapra
option-play = Játszd ki { the-card } lapot{ at-price }
option-prevent = { $card } { $number } sérülése maradjon el
option-protect = { $card } kapjon { $number } sérülést { $target } helyett
option-put-into-play = Helyezd játékba { the-card } lapot
option-put-on-the-bottom = Tedd a pakli aljára { the-card } lapot
option-put-on-deck = Tedd a pakli tetejére { the-card } lapot
option-put-under-deck = Tedd a pakli aljára { the-card } lapot
option-rescue-from = Ments ki egy lapot { the-card } célkártya foglyai közül
option-resolve = Hajtsd végre { the-card } sorskártyát
option-return-to-hand = Vedd vissza a kezedbe { the-card } lapot
option-reveal = Fedd fel { the-card } lapot
option-sacrifice = Áldozd fel { the-card } lapot
option-shield = Használj el egy pajzsot { the-card } lapról
option-strike = Csapj le { the-card } egységgel
option-tactics = Hajtsd végre { the-card } egység taktikáját
option-target = Válaszd célpontnak { the-card } lapot
option-unit-damage = Hajtsd végre { the-card } egység egységsebzését

# Ami két azonos nevű lapot megkülönböztet.
mark-committed = Erőhöz rendelt
mark-damage = { $value } sérülés
mark-enhancements = erősítés: { $value }
mark-focus = { $value } fókusz
mark-host = ezen: { $value }
mark-part = { $value ->
    [1] támad
   *[other] védekezik
}
mark-pile = { $value ->
    [hand] a kézben
    [discard] a dobott pakliban
    [deck] a pakliban
    [edge_stack] az előnypakliban
    [captured] elfogott
   *[other] félretéve
}
mark-shields = { $value } pajzs
# Amit a képesség az egyik módjában tesz.
option-mode = { $does }
