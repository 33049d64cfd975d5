# Mit tesz egy-egy lehetőség. $card és $target lapok nevei, $number egy darabszám.

option-attack = Támadj ezzel: { $card }
option-blast = Hajtsd végre a robbanást: { $card }
option-capture = Fogd el ezt: { $card }
option-capture-at = Fogd el ezt: { $card } (cél: { $target })
option-choose = Válaszd ezt: { $card }
option-commit = Rendeld az Erőhöz ezt: { $card }
option-damage = { $card } kapjon { $number } sérülést
option-defend = Védekezz ezzel: { $card }
option-destroy = Semmisítsd meg ezt: { $card }
option-discard = Dobd el ezt: { $card }
option-discard-damage = Távolíts el 1 sérülést erről: { $card }
option-discard-focus = Távolíts el 1 fókuszjelzőt erről: { $card }
option-discard-shield = Távolíts el 1 pajzsot erről: { $card }
option-engage = Rohand le ezt: { $card }
option-enhance = Csatold ezt: { $card } → { $target }
option-enter-as-enhancement = { $card } kerüljön játékba erősítésként: { $target }
option-enter-as-unit = { $card } kerüljön játékba egységként
option-focus = Fókuszáld ezt: { $card }
option-generate = Termelj { $number } erőforrást ezzel: { $card }
option-hit = { $number } ide: { $card }
option-keep = Tartsd meg ezt: { $card }
option-mulligan = Kérj mulligant: új kéz hat lapból
option-next = { $card } legyen a következő
option-place = Tedd az előnypakliba ezt: { $card }
option-place-shield = { $card }: pajzs ide: { $target }
option-play = Játszd ki ezt: { $card }
option-protect = { $card } kapjon { $number } sérülést { $target } helyett
option-put-into-play = Helyezd játékba ezt: { $card }
option-put-on-the-bottom = Tedd a pakli aljára ezt: { $card }
option-put-on-deck = Tedd a pakli tetejére ezt: { $card }
option-put-under-deck = Tedd a pakli alá ezt: { $card }
option-rescue-from = Ments ki egy elfogott lapot innen: { $card }
option-resolve = Hajtsd végre ezt: { $card }
option-reveal = Fedd fel ezt: { $card }
option-sacrifice = Áldozd fel ezt: { $card }
option-shield = Használj el egy pajzsot erről: { $card }
option-strike = Csapj le ezzel: { $card }
option-tactics = Hajtsd végre a taktikát: { $card }
option-target = Válaszd célpontnak ezt: { $card }
option-unit-damage = Hajtsd végre az egységsebzést: { $card }

# Ami két azonos nevű lapot megkülönböztet.
mark-committed = Erőhöz rendelt
mark-damage = { $value } sérülés
mark-enhancements = erősítés: { $value }
mark-focus = { $value } fókusz
mark-host = itt: { $value }
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
