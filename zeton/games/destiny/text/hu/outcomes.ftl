# Hogyan ért véget egy játszma. $who nyert.

outcome-cards = { $who } nyer: a másik játékosnak sem a kezében, sem a paklijában nem maradt lap.
    .you = Győztél: az ellenfélnek sem a kezében, sem a paklijában nem maradt lap.
    .why = Az ellenfélnek sem a kezében, sem a paklijában nem maradt lap.
outcome-characters = { $who } nyer: a másik játékos utolsó karaktere is vereséget szenvedett.
    .you = Győztél: az ellenfél utolsó karaktere is vereséget szenvedett.
    .why = Az ellenfél utolsó karaktere is vereséget szenvedett.
outcome-effect = { $who } nyer: eljött a másik játékos végső pillanata.
    .you = Győztél: eljött az ellenfél végső pillanata.
    .why = Eljött az ellenfél végső pillanata.

seat-0 = Első játékos
seat-1 = Második játékos

# Hogyan ért véget egy játszma, táblázatban.
end-cards = nincs lap
end-characters = karakterek
end-effect = hatás
