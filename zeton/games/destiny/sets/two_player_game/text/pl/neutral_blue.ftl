card-as-i-have-foreseen = Podejrzyj karty na ręce przeciwnika.
