# Az adatok szavai (a többi a language.ftl fájlban van): <hely>-<szó>.

fact-edge-icons = Harci ikonok előnnyel

icon-unit-damage = E
    .full = egységsebzés
icon-tactics = T
    .full = taktika
icon-blast = R
    .full = robbanás
edge-icon-unit-damage = (E)
    .full = egységsebzés előnnyel
edge-icon-tactics = (T)
    .full = taktika előnnyel
edge-icon-blast = (R)
    .full = robbanás előnnyel

type-affiliation = szövetség
type-enhancement = erősítés
type-event = esemény
type-fate = sors
type-mission = küldetés
type-objective = célkártya
type-unit = egység

side-light = világos
side-dark = sötét

deck-jedi = Jedi
deck-rebel-alliance = Felkelők
deck-sith = Sith
deck-imperial-navy = Birodalmi Flotta

step-w-refresh = akciók
step-w-draw = akciók
step-w-deploy = akciók
step-w-conflict = akciók
step-w-conflict-end = akciók
step-w-attackers = akciók
step-w-defenders = akciók
step-w-edge = akciók
step-w-strike = akciók
step-w-force = akciók

# Amit lerohannak: egy célkártya vagy a Halálcsillag-számláló, amely nem az (tárgyeset, -nál/-nél).
attacked = { STARTS($card, like: "Halálcsillag") ->
    [yes] a Halálcsillag-számlálót
   *[no] { the-card } célkártyát
}
attacked-at = { STARTS($card, like: "Halálcsillag") ->
    [yes] a Halálcsillag-számlálónál
   *[no] { the-card } célkártyánál
}
