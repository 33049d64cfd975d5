# Hogyan ért véget a játszma: mindenki együtt nyer vagy veszít.

outcome-threat = Minden elveszett: a fenyegetettség a sávja végére ért.
outcome-finale-mission = A játékosok nyernek: a finálé teljesítve.
outcome-villain-removed = A játékosok nyernek: a gonosztevő vereséget szenvedett.

seat-player = { $number }. játékos
