# Ami a lapra a szövegén kívül rá van nyomtatva.

fact-attack = TÁM
fact-cards = Lapbónusz
fact-command = Parancsikonok
fact-faction = Frakció
fact-health = ÉP
fact-loyalty = Hűség
fact-planet-icons = Bolygóikonok
fact-resources = Erőforrásbónusz
fact-shield = Pajzsikonok
fact-start = Kezdő lapok / erőforrások
