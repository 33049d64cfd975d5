# Hogyan ért véget a játszma: mindenki együtt nyer vagy veszít.

outcome-threat = Minden elveszett: a fenyegetettség elérte a sáv végét.
    .why = A fenyegetettség elérte a sáv végét.
outcome-finale-mission = A játékosok nyernek: teljesült a finálé.
    .why = Teljesült a finálé.
outcome-villain-removed = A játékosok nyernek: a gonosztevő vereséget szenvedett.
    .why = A gonosztevő vereséget szenvedett.

seat-player = { $number }. játékos

# Hogyan ért véget egy játszma, táblázatban.
end-threat = fenyegetettség
end-finale-mission = finálé
end-villain-removed = gonosztevő
