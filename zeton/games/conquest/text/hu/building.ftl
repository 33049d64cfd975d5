# Pakliépítés (DB1–DB8).

section-warlord = Hadúr
section-squad = Hadúri osztag
section-army = Hadsereg-egységek
section-support = Támogatások
section-attachment = Csatolmányok
section-event = Események
section-planet = Bolygók
section-token = Jelzők

curve-shields = Pajzsikonok
curve-command = A hadsereg parancsikonjai

deck-type-army = hadsereg-egységek
deck-type-support = támogatások
deck-type-attachment = csatolmányok
deck-type-event = események
deck-type-warlord = hadurak
deck-type-planet = bolygók
deck-type-token = jelzők
