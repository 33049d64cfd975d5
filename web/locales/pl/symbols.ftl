# Słowa tekstu karty rysowane jako znak (docs/words.md): drawn-<gra>-<znak>, możliwości rozdziela „|”.
# „#” to liczba, która zostaje; „*” to dowolne dalsze litery. Wygrywa najdłuższe pasujące słowo.

drawn-star_wars_lcg-damage = # obrażeni* | # obrażeń
drawn-star_wars_lcg-unit-damage = # symbol obrażeń jednostek | # symbole obrażeń jednostek
drawn-star_wars_lcg-tactics = # symbol taktyki | # symbole taktyki
drawn-star_wars_lcg-blast = # symbol obrażeń wybuchowych | # symbole obrażeń wybuchowych
drawn-star_wars_lcg-focus = # żeton skupienia | # żetony skupienia | # żetonów skupienia
drawn-star_wars_lcg-shield = # żeton osłon | # żetony osłon
drawn-star_wars_lcg-resource = # punkt zasobów | # punkty zasobów | # punktów zasobów
drawn-star_wars_lcg-force = symbol Mocy | symbole Mocy | symboli Mocy

drawn-conquest-damage = # obrażeni* | # obrażeń
drawn-conquest-resource = # żeton zasobów | # żetony zasobów | # żetonów zasobów
drawn-conquest-command = symbol dowodzenia | symbole dowodzenia | symboli dowodzenia
drawn-conquest-shield = symbol osłony | symbole osłony

drawn-destiny-damage = # obrażeni* | # obrażeń
drawn-destiny-melee = obrażeni* wręcz | obrażeń wręcz
drawn-destiny-ranged = obrażeni* dystansow* | obrażeń dystansowych
drawn-destiny-indirect = obrażeni* niebezpośredni* | obrażeń niebezpośrednich
drawn-destiny-shield = # osłon*
drawn-destiny-resource = # żeton zasobu | # żetony zasobów | # żetonów zasobów

drawn-clone_wars-damage = # obrażeni* | # obrażeń
drawn-clone_wars-droid = # droid*
drawn-clone_wars-blockade = # blokad*
drawn-clone_wars-success = # sukces*
