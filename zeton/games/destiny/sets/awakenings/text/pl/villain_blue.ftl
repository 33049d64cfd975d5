card-kylo-ren-awakenings = Specjalna · wskaż postać przeciwnika i podejrzyj losową kartę na jego ręce; zadaj tej postaci tyle obrażeń, ile ta karta kosztuje.
card-nightsister = Akcja · przerzuć kość, a ta postać otrzymuje 1 obrażenie.
card-abandon-all-hope = Przeciwnik musi wybrać jedno – stracić wszystkie swoje żetony zasobów albo odrzucić całą rękę. Może wybrać także to, co nic go nie kosztuje.
card-boundless-ambition = Dobieraj karty, aż będziesz mieć ich na ręce tyle, ile wynosi twój limit kart na ręce.
card-feel-your-anger = Usuń tyle kości przeciwnika, ile jego kości przedstawia pustą ściankę.
