# Hogyan ért véget a játszma: mindenki együtt nyer vagy veszít.

outcome-threat = Minden elveszett: a fenyegetettség a sávja végére ért.
    .why = A fenyegetettség a sávja végére ért.
outcome-finale-mission = A játékosok nyernek: a finálé teljesítve.
    .why = A finálé teljesítve.
outcome-villain-removed = A játékosok nyernek: a gonosztevő vereséget szenvedett.
    .why = A gonosztevő vereséget szenvedett.

seat-player = { $number }. játékos

# Hogyan ért véget egy játszma, táblázatban.
end-threat = fenyegetettség
end-finale-mission = finálé
end-villain-removed = gonosztevő
