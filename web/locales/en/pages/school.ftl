# Lessons and puzzles.

school-title = School
lessons = Lessons
lessons-words = Ten minutes each: the goal, a turn and the heart of the game, on a table of your own.
lesson-of = Learn { $game }
begin-lesson = Begin
puzzles = Puzzles
puzzles-words = Few beginnings lead to the goal, whatever your opponent does and however the dice fall. All others fail.
puzzles-solved = { $solved } of { $all } solved
puzzle-today = Today’s puzzle
puzzle-solved = solved
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
solve = Solve it
solve-again = Solve it again
lesson-step = Step { $step } of { $steps }
lesson-over = That was the lesson. Play this table on if you like, or begin a whole game: the coach stays at hand.
lesson-free-game = A game of my own
