# Űrgárdista lapok, amelyeknek saját mondat kell.
card-space-wolves-predator = Reakció · miután bevetetted ezt az egységet, az ellenfeled ebben a fordulóban nem rendelheti ki a hadurát erre a bolygóra, hacsak nem ez az egyetlen bolygó játékban.
