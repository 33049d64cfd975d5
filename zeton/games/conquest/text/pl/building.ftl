# Budowanie talii (DB1–DB8).

section-warlord = Lider
section-squad = Sygnowany oddział
section-army = Jednostki armii
section-support = Wsparcia
section-attachment = Dodatki
section-event = Wydarzenia
section-planet = Planety
section-token = Żetony

curve-shields = Symbole osłon
curve-command = Symbole dowodzenia armii

deck-type-army = jednostki armii
deck-type-support = wsparcia
deck-type-attachment = dodatki
deck-type-event = wydarzenia
deck-type-warlord = liderzy
deck-type-planet = planety
deck-type-token = żetony
