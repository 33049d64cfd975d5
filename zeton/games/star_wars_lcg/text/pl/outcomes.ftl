# Jak skończyła się gra. $who wygrywa.

outcome-dial = { $who } wygrywa: tarcza Gwiazdy Śmierci wskazuje 12.
    .you = Wygrywasz: tarcza Gwiazdy Śmierci wskazuje 12.
    .why = Tarcza Gwiazdy Śmierci wskazuje 12.
outcome-empty-deck = { $who } wygrywa: przeciwnik musi dobrać kartę z pustej talii.
    .you = Wygrywasz: przeciwnik musi dobrać kartę z pustej talii.
    .why = Przeciwnik musi dobrać kartę z pustej talii.
outcome-empty-objective-deck = { $who } wygrywa: przeciwnik nie ma już celów do ujawnienia.
    .you = Wygrywasz: przeciwnik nie ma już celów do ujawnienia.
    .why = Przeciwnik nie ma już celów do ujawnienia.
outcome-heart-of-the-empire = { $who } wygrywa: zniszczono cel „Serce Imperium”.
    .you = Wygrywasz: zniszczono cel „Serce Imperium”.
    .why = Zniszczono cel „Serce Imperium”.
outcome-objectives = { $who } wygrywa: zniszczono trzy cele.
    .you = Wygrywasz: zniszczono trzy cele.
    .why = Zniszczono trzy cele.
outcome-trench-run = { $who } wygrywa: Gwiazda Śmierci ma dziesięć obrażeń.
    .you = Wygrywasz: Gwiazda Śmierci ma dziesięć obrażeń.
    .why = Gwiazda Śmierci ma dziesięć obrażeń.

seat-light = Jasna strona
seat-dark = Ciemna strona

# Jak skończyła się gra, w tabeli.
end-dial = tarcza
end-empty-deck = pusta talia
end-empty-objective-deck = brak celów
end-heart-of-the-empire = karta
end-objectives = cele
end-trench-run = uszkodzona tarcza
