# Az időrend: fázisok, részeik, lépések.

timing-phase-setup = Előkészületek
timing-step-jedi = Mindenki választ egy jedit
timing-step-first = Valaki kezd

timing-phase-ready = Felfrissítés
timing-step-ready-cards = Felfrissíted a saját osztagkártyáidat

timing-phase-actions = Akciók
timing-step-turn = Legfeljebb négy akció és az ingyenes akciód
timing-part-actions = Ezek egyike
timing-step-fly = Repülés
timing-step-reinforce = Erősítés hívása
timing-step-attack = Támadás
timing-step-attempt = Küldetés megkísérlése
timing-step-free = A jedid ingyenes akciója
timing-part-roll = Támadásnál vagy küldetésnél
timing-step-roll = Dobás a kockával
timing-step-help = Minden ott lévő jedi adhat osztagkártyát
timing-step-assign = A támadó elosztja a sérülést
timing-step-suffer = Sérülés: páncélos, aztán eldobás
timing-step-allies = Bármikor: szövetségesek

timing-phase-villain = Gonosztevő
timing-step-sheet = Amit a gonosztevőlap minden körben tesz
timing-step-card = Egy gonosztevőkártya, fentről lefelé

timing-phase-invasion = Invázió
timing-step-reveal = Annyi inváziókártya, amennyit a sáv mutat
timing-step-droids = Minden bolygóra egy droid
timing-step-occupation = A negyedik helyett: megszállás. Aztán a következő jedi köre
