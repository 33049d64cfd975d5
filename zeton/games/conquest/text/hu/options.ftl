# Mit tesz az egyes választás. $card és $target lapok neve, $number egy mennyiség, $place a célpont vagy „none”.

option-agree = Fogadd el: a csata patthelyzettel ér véget
option-area-effect = Használd a Területhatást: minden itt lévő ellenséges egység { $number } sérülést kap
option-attach = Csatold { the-card } lapot { the-target } egységhez
option-attack = Támadj { the-card } egységgel
option-call-stalemate = Javasolj patthelyzetet
# $kind: bolygó, főhadiszállás vagy más lap.
option-choose = Válaszd { chosen }
chosen = { $kind ->
    [planet] { the-card } bolygót
    [hq] ezt a helyet: { $card }
   *[card] { the-card } lapot
}
option-defend = Támadd meg { the-card } egységet
option-deploy = { $place ->
    [none] Vesd be { the-card } lapot{ at-price }
   *[other] Vesd be { the-card } lapot { the-place } bolygóra{ at-price }
}
option-disagree = Utasítsd el: folytatódik a csata
option-discard = Dobd el { the-card } lapot
option-exhaust = Merítsd ki { the-card } lapot
option-hit = { $card } kapjon { $number } sérülést
option-move = { $card } menjen át { the-target } bolygóra
option-look-at-deck = Nézd meg annak a paklinak a tetejét, amelynek hadura { $card }
option-mulligan = Mulligan: új kezdőkéz
option-next = { $card } legyen az első
option-put-into-play = Helyezd játékba { the-card } lapot
option-put-on-deck = Tedd a pakli tetejére { the-card } lapot
option-put-under-deck = Tedd a pakli aljára { the-card } lapot
option-retreat = { $card } vonuljon vissza a főhadiszállásra
option-rout = { $card } fusson meg
option-sacrifice = Áldozd fel { the-card } lapot
option-set-dial = Állítsd a parancstárcsát { STARTS($planet, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
    [yes] az
   *[no] a
} { $planet } bolygóra ({ $number })
option-shield = Dobd el pajzsként { the-card } lapot ({ $target } { $number } sérüléssel kevesebbet kap)
option-take = Vedd el { the-card } lapot
option-take-both = Húzz { $cards } lapot, és kérj { $resources } erőforrást
option-take-cards = Húzz { $number } lapot
option-take-resources = Kérj { $number } erőforrást
option-target = Válaszd célpontnak { chosen }
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
mark-planet = itt: { $value }
mark-stored = { $value } erőforrás van rajta
# Amit a képesség az egyik módjában tesz.
option-mode = { $does }
