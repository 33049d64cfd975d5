# Káosz lapok, amelyeknek saját mondat kell.
card-turbulent-rift = Reakció · miután bevetettél egy Elit egységet, okozz neki 1 sérülést: minden ott lévő ellenséges egység 1 sérülést kap.
card-cacophonic-choir = Bevetési akció · merítsd ki a haduradat: az ellenfeled annyi közvetett sérülést oszt el az egységei között, ahány egysége van.
