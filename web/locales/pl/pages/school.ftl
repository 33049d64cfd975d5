# Lessons and puzzles.

school-title = Szkoła
lessons = Lekcje
lessons-words = Po dziesięć minut: cel, tura i serce gry, na twoim własnym stole.
lesson-of = Poznaj grę { $game }
begin-lesson = Zacznij
puzzles = Zagadki
puzzles-words = Niewiele pierwszych ruchów prowadzi do celu, cokolwiek zrobi przeciwnik i jakkolwiek padną kości. Wszystkie inne zawodzą.
puzzles-solved = rozwiązane: { $solved } z { $all }
puzzle-today = Zagadka dnia
puzzle-solved = rozwiązana
puzzle-easy = łatwa
puzzle-medium = średnia
puzzle-hard = trudna
solve = Rozwiąż
solve-again = Rozwiąż jeszcze raz
lesson-step = Krok { $step } z { $steps }
lesson-over = To już cała lekcja. Możesz grać dalej przy tym stole albo zacząć całą grę: trener zostaje pod ręką.
lesson-free-game = Własna gra
