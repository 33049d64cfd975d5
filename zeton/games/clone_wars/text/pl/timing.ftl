# Przebieg rundy: fazy, ich części, kroki.

timing-phase-setup = Przygotowanie
timing-step-jedi = Każdy bierze Jedi
timing-step-first = Ktoś zaczyna

timing-phase-ready = Przygotowanie kart
timing-step-ready-cards = Przygotowujesz własne karty oddziałów

timing-phase-actions = Akcje
timing-step-turn = Maksymalnie cztery akcje i twoja darmowa akcja
timing-part-actions = Jedna z nich
timing-step-fly = Lot
timing-step-reinforce = Wezwanie posiłków
timing-step-attack = Atak
timing-step-attempt = Podjęcie misji
timing-step-free = Darmowa akcja twojego Jedi
timing-part-roll = W ataku lub przy misji
timing-step-roll = Rzut kością
timing-step-help = Wszyscy obecni Jedi mogą dołożyć karty oddziałów
timing-step-assign = Atakujący rozdziela obrażenia
timing-step-suffer = Przyjęcie obrażeń: obrona, potem odrzucanie
timing-step-allies = W dowolnej chwili: sojusznicy

timing-phase-villain = Złoczyńca
timing-step-sheet = Co arkusz robi co turę
timing-step-card = Jedna karta złoczyńcy, od góry do dołu

timing-phase-invasion = Inwazja
timing-step-reveal = Tyle kart inwazji, ile wskazuje tor
timing-step-droids = Droid na każdej planecie
timing-step-occupation = Zamiast czwartego: okupacja. Potem tura następnego Jedi
