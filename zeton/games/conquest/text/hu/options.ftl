# Mit tesz az egyes választás. $card és $target lapok neve, $number egy mennyiség, $place a célpont vagy „none”.

option-agree = Elfogadod: a csata patthelyzettel ér véget
option-area-effect = Területhatás ({ $number }) minden itt lévő ellenséges egység ellen
option-attach = Csatold ezt: { $card } (ehhez: { $target })
option-attack = Támadj ezzel: { $card }
option-call-stalemate = Javasolj patthelyzetet
option-choose = Válaszd ezt: { $card }
option-defend = Támadd meg ezt: { $card }
option-deploy = { $place ->
    [none] Vesd be ezt: { $card }
   *[other] Vesd be ezt: { $card } (ide: { $place })
}
option-disagree = Elutasítod: folytatódik a csata
option-discard = Dobd el ezt: { $card }
option-exhaust = Merítsd ki ezt: { $card }
option-hit = { $card } { $number } sérülést kap
option-move = Mozgasd ezt: { $card } (ide: { $target })
option-look-at-deck = Nézd meg annak a paklinak a tetejét, amelynek hadura { $card }
option-mulligan = Mulligan: új kezdőkéz
option-next = { $card } következik
option-put-into-play = Helyezd játékba ezt: { $card }
option-put-on-deck = Tedd a pakli tetejére ezt: { $card }
option-put-under-deck = Tedd a pakli aljára ezt: { $card }
option-retreat = Vonulj vissza ezzel: { $card }
option-sacrifice = Áldozd fel ezt: { $card }
option-set-dial = Állítsd a parancstárcsát erre: { $number }
option-shield = Használd pajzsként ezt: { $card } (ezt védi: { $target })
option-take = Vedd el ezt: { $card }
option-take-both = Kérd a lapokat és az erőforrásokat is
option-take-cards = Húzz { $number } lapot
option-take-resources = Kérj { $number } erőforrást
option-target = Válaszd célpontnak ezt: { $card }
option-x = X értéke { $number }

# Ami két azonos nevű lapot megkülönböztet.
mark-attachments = rajta: { $value }
mark-damage = { $value } sérülés
mark-exhausted = kimerült
mark-host = ezen: { $value }
mark-hq = a főhadiszálláson
mark-pile = { $value ->
    [hand] kézben
    [discard] a dobott pakliban
    [deck] a pakliban
   *[other] félretéve
}
mark-planet = bolygó: { $value }
mark-stored = { $value } erőforrás van rajta
