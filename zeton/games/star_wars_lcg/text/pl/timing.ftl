# Przebieg rundy: fazy, ich części, kroki.

timing-phase-setup = Przygotowanie
timing-step-S5 = Cele i wszystkie pozostałe karty tasuje się, każde jako osobną talię
timing-step-S8 = Każdy zatrzymuje trzy z czterech celów
timing-step-S9 = Każdy dobiera sześć kart i może ogłosić mulligan
timing-step-S10 = Odkrywa się cele, najpierw ciemna strona

timing-phase-balance = Równowaga
timing-step-F1-1 = Zaczyna się tura
timing-step-F1-2 = Tura ciemnej strony: tarcza o 1 dalej, przy ciemnej równowadze o 2
timing-step-F1-4 = Tura jasnej strony przy jasnej równowadze: 1 obrażenie celu ciemnej strony

timing-phase-refresh = Odpoczynek
timing-step-F2-2 = Po jednym żetonie skupienia mniej na każdej twojej karcie
timing-step-F2-3 = Twoje osłony znikają
timing-step-F2-4 = Cele uzupełnia się do trzech
timing-step-W-REFRESH = Okno akcji

timing-phase-draw = Dobieranie
timing-step-F3-1 = Zaczyna się faza
timing-step-F3-2 = Możesz odrzucić jedną kartę
timing-step-F3-3 = Dobierz albo odrzuć do wartości rezerwy
timing-step-W-DRAW = Okno akcji

timing-phase-deployment = Wystawianie
timing-step-W-DEPLOY = Okno akcji: możesz zagrywać jednostki i ulepszenia

timing-phase-conflict = Konflikt
timing-step-W-CONFLICT = Okno akcji
timing-step-F5-2 = Zaatakuj cel albo zakończ
timing-part-engagement = Bitwa
timing-step-E1 = Wybór celu
timing-step-E2 = Deklaracja atakujących
timing-step-W-ATTACKERS = Okno akcji
timing-step-E3 = Deklaracja obrońców
timing-step-W-DEFENDERS = Okno akcji
timing-step-E4a = Gracze na zmianę dokładają karty do stosów przewagi
timing-step-E4b = Odkrycie stosów, karty losu, zdobycie przewagi
timing-step-W-EDGE = Okno akcji
timing-step-E5 = Natarcia na zmianę, najpierw gracz z przewagą
timing-step-W-STRIKE = Okno akcji po każdym natarciu
timing-step-E6 = Nagroda za brak oporu
timing-step-E7 = Koniec bitwy
timing-step-W-CONFLICT-END = Ostatnie okno akcji

timing-phase-force = Moc
timing-step-F6-2 = Możesz przydzielić jednostki do Mocy
timing-step-F6-3 = Zmagania Mocy
timing-step-W-FORCE = Okno akcji; potem tura przeciwnika
