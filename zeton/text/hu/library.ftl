# A könyvtár: hogyan hívják egy lap adatait ott, ahol lapokat keresünk. A csak itt szükséges nevek, és minden adathoz azok a rövid szavak, amelyeket
# „:” vagy „<” elé lehet írni, „|” jellel elválasztva (a teljes név és a kulcs is beírható).

fact-keywords = Kulcsszavak
fact-text = Szöveg
fact-title = Név

library-yes = igen
library-no = nem

alias-affiliation = szövetség
alias-attack = támadás | tám
alias-capacity = kapacitás | sérüléskapacitás
alias-cards = lapok | lapbónusz
alias-colour = szín
alias-command = parancs
alias-cost = költség
alias-damage = sérülés
alias-die = kocka
alias-edge-icons = előny
alias-faction = frakció
alias-force = erő
alias-health = életerő | ép
alias-icons = harci ikon | ikon
alias-keywords = kulcsszó
alias-loyalty = hűség
alias-noted = jegyzet
alias-number = szám
alias-planet-icons = bolygóikon
alias-points = pont | pontérték
alias-priority = prioritás
alias-public = nyilvános
alias-reconstructed = rekonstruált
alias-resources = erőforrás
alias-rulebook = szabálykönyv
alias-sets = készlet
alias-shield = pajzs
alias-side = oldal
alias-start = kezdés
alias-subtitle = alcím
alias-subtypes = altípus
alias-symbols = ikon | jel
alias-text = szöveg
alias-threshold = küszöb
alias-title = név | cím
alias-traits = típus | jellemző
alias-type = laptípus | fajta
alias-unique = egyedi

# Kártyakészletek, és mi játszható belőlük.
fact-box = Doboz vagy kiegészítő
alias-box = doboz | kiegészítő
fact-plays = Játszható-e itt
alias-plays = játszik | játszható
library-plays-yes = játszható
library-plays-no = csak az adatai
