card-launch-bay = X na tej kości to liczba kart na twojej ręce.
card-scout = Specjalna · podejrzyj karty na ręce przeciwnika i odrzuć z nich najtańszą; spośród kilku równie tanich odrzuć dowolną.
