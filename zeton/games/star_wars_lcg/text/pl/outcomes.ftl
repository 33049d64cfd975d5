# Jak skończyła się gra. Wygrywa $who.

outcome-dial = Wygrywa { $who }: tarcza Gwiazdy Śmierci wskazuje 12.
outcome-empty-deck = Wygrywa { $who }: przeciwnik musi dobrać kartę z pustej talii.
outcome-empty-objective-deck = Wygrywa { $who }: przeciwnik nie ma już celów do ujawnienia.
outcome-heart-of-the-empire = Wygrywa { $who }: zniszczono cel Serce Imperium (The Heart of the Empire).
outcome-objectives = Wygrywa { $who }: zniszczono trzy cele.
outcome-trench-run = Wygrywa { $who }: Gwiazda Śmierci ma dziesięć obrażeń.

seat-light = Jasna strona
seat-dark = Ciemna strona
