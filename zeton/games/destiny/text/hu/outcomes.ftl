# Hogyan ért véget egy játszma. $who nyert.

outcome-cards = { $who } nyer: az ellenfélnek sem a kezében, sem a paklijában nem maradt lap.
outcome-characters = { $who } nyer: az ellenfél utolsó karaktere is vereséget szenvedett.
outcome-effect = { $who } nyer: eljött az ellenfél végső pillanata.

seat-0 = Első játékos
seat-1 = Második játékos
