card-poe-dameron-awakenings = Specjalna · odrzuć kartę z ręki: jeśli to możliwe, rozpatrz dowolną ściankę jej kości; następnie, jeśli karta była Pojazdem, możesz zapłacić jego koszt i zagrać go ze stosu kart odrzuconych.
card-launch-bay = X na tej kości to liczba kart na twojej ręce.
card-scout = Specjalna · podejrzyj karty na ręce przeciwnika i odrzuć z nich najtańszą; spośród kilku równie tanich odrzuć dowolną.
card-it-s-a-trap = Wymień symbol, który przedstawia jedna z kości przeciwnika; następnie obróć maksymalnie 2 swoje czerwone kości na ścianki z tym symbolem.
card-rearm = Zagraj czerwone ulepszenie ze swojego stosu kart odrzuconych, płacąc o 1 żeton zasobu mniej.
card-retreat = Przeciwnik może wykonać akcję; następnie kończy się faza akcji.
card-surgical-strike = Usuń dowolną liczbę (co najmniej jedną) swoich czerwonych kości przedstawiających obrażenia dystansowe, licząc każdą z wartością większą o 1: odrzuć z gry wsparcie, którego koszt nie przekracza ich łącznej wartości.
card-resistance-hq = Akcja · wyczerp tę kartę i odrzuć kartę z ręki: daj wybranej postaci 1 osłonę; następnie przygotuj tę kartę, chyba że przeciwnik wyda 1 żeton zasobu.
