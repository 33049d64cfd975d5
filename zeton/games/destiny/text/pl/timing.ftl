# Przebieg rundy: fazy, ich części, kroki.

timing-phase-setup = Przygotowanie
timing-step-hand = Dobierz pięć kart i raz wymień dowolne z nich
timing-step-roll-off = Rzut wszystkimi kośćmi postaci o pole bitwy
timing-step-battlefield = Wyższa suma wybiera pole bitwy
timing-step-shields = Drugi gracz daje dwie osłony
timing-step-after-setup = Co dzieje się po przygotowaniu

timing-phase-action = Faza akcji
timing-step-turn = Twoja tura: jedna akcja albo pas
timing-part-actions = Jedna z sześciu akcji
timing-step-play = Zagraj kartę
timing-step-activate = Aktywuj postać lub wsparcie
timing-step-resolve = Rozpatrz kości o jednym symbolu
timing-step-reroll = Odrzuć kartę, by przerzucić kości
timing-step-card-action = Użyj akcji z karty
timing-step-claim = Zajmij pole bitwy
timing-step-queue = Co zostało wywołane, czeka w kolejce, po kolei
timing-step-additional = Dodatkowe akcje
timing-step-passes = Tura drugiego gracza; dwa pasy z rzędu kończą fazę

timing-phase-upkeep = Faza utrzymania
timing-step-ready = Wszystko zostaje przygotowane, kości wracają na karty
timing-step-gain = Każdy zyskuje 2 żetony zasobów
timing-step-refill = Odrzuć dowolne karty, dobierz do pięciu
timing-step-check = Sprawdzenie, czy komuś zabrakło kart; następna runda
