# Co jest wydrukowane na karcie poza jej tekstem.

fact-attack = ATK
fact-cards = Premia karciana
fact-command = Symbole dowodzenia
fact-faction = Frakcja
fact-health = PW
fact-loyalty = Lojalność
fact-planet-icons = Symbole planety
fact-resources = Premia zasobów
fact-shield = Symbole osłony
fact-start = Początkowa ręka / zasoby
