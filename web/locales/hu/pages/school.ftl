# Lessons and puzzles.

school-title = Iskola
lessons = Leckék
lessons-words = Tízpercnyi mindegyik: a cél, egy kör és a játék lényege, a saját asztalodnál.
lesson-of = Tanuld meg ezt a játékot: { $game }
begin-lesson = Kezdd el
puzzles = Feladványok
puzzles-words = Kevés első lépés vezet célhoz, bármit tesz is az ellenfeled, és bárhogy esnek is a kockák. Minden más kudarcot vall.
puzzles-solved = { $all } közül { $solved } megoldva
puzzle-today = A nap feladványa
puzzle-solved = megoldva
puzzle-easy = könnyű
puzzle-medium = közepes
puzzle-hard = nehéz
solve = Oldd meg
solve-again = Oldd meg újra
lesson-step = { $step }/{ $steps }. lépés
lesson-over = Ennyi volt a lecke. Folytathatod ezt az asztalt, vagy kezdhetsz egy egész játszmát: a kalauz veled marad.
lesson-free-game = Saját játék
