card-kylo-ren-awakenings = Specjalna · wskaż postać przeciwnika i podejrzyj losową kartę na jego ręce; zadaj tej postaci tyle obrażeń, ile ta karta kosztuje.
card-nightsister = Akcja · przerzuć kość, a ta postać otrzymuje 1 obrażenie.
card-boundless-ambition = Dobieraj karty, aż będziesz mieć ich na ręce tyle, ile wynosi twój limit kart na ręce.
