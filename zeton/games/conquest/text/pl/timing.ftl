# Przebieg rundy: fazy, ich części, kroki.

timing-phase-setup = Przygotowanie
timing-step-S1 = Tasowanie talii, układanie planet
timing-step-S2 = Pobranie żetonów zasobów i kart
timing-step-S3 = Każdy może ogłosić mulligan

timing-phase-deploy = Wystawianie
timing-step-1-1 = Zaczyna się runda i faza
timing-step-1-2 = Tury wystawiania na zmianę: karta, akcja albo ostateczny pas
timing-step-1-5 = Koniec fazy

timing-phase-command = Dowodzenie
timing-step-2-1 = Zaczyna się faza
timing-step-2-2 = Wskaźniki ustawia się w tajemnicy
timing-step-2-3 = Wskaźniki się odkrywa
timing-step-2-4 = Liderzy i jednostki ze sztabu zostają przydzieleni
timing-step-2-5 = Zmagania dowodzenia na każdej planecie, od pierwszej
timing-step-AW-2 = Okno akcji
timing-step-2-7 = Koniec fazy

timing-phase-combat = Walka
timing-step-3-1 = Zaczyna się faza; jednostki z Mobilnością mogą się poruszyć
timing-step-AW-3a = Okno akcji
timing-step-3-2 = Bitwa na pierwszej planecie
timing-part-battle = Bitwa
timing-step-3-2-1 = Ustalenie inicjatywy bitwy
timing-step-AW-B1 = Okno akcji
timing-step-3-2-3 = Tura dystansowa gracza z inicjatywą
timing-step-AW-B2 = Okno akcji
timing-step-3-2-4 = Tura dystansowa drugiego gracza
timing-step-AW-B3 = Okno akcji
timing-step-3-2-5 = Od nowa, dopóki jest przygotowana jednostka z Dystansem
timing-step-AW-B4 = Zaczyna się runda walki: okno akcji
timing-step-3-2-6 = Tura walki gracza z inicjatywą
timing-step-AW-B5 = Okno akcji
timing-step-3-2-7 = Tura walki drugiego gracza
timing-step-AW-B6 = Okno akcji
timing-step-3-2-8 = Od nowa, dopóki ktoś tam jest przygotowany
timing-step-3-2-9 = Koniec rundy: przygotowanie, odwrót, następna runda walki
timing-step-3-2-10 = Wygrana bitwa: zdolność bitewna, potem planeta
timing-step-3-2-11 = Albo impas
timing-step-AW-3b = Okno akcji po każdej bitwie
timing-step-3-3 = Bitwa na następnej planecie z liderem
timing-step-AW-3c = Ostatnie okno akcji
timing-step-3-4 = Liderzy wracają, koniec fazy

timing-phase-headquarters = Sztab
timing-step-4-1 = Zaczyna się faza
timing-step-AW-4 = Okno akcji
timing-step-4-2 = Żeton pierwszej planety idzie dalej
timing-step-4-3 = Odkrycie następnej planety
timing-step-4-4 = Każdy dobiera 2 karty
timing-step-4-5 = Każdy zyskuje 4 żetony zasobów
timing-step-4-6 = Wszystko zostaje przygotowane
timing-step-4-7 = Żeton inicjatywy zmienia właściciela
timing-step-4-8 = Koniec rundy
