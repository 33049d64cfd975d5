# Káosz lapok, amelyeknek saját mondat kell.
card-cacophonic-choir = Bevetési akció · merítsd ki a haduradat: az ellenfeled annyi közvetett sérülést oszt el az egységei között, ahány egysége van.
