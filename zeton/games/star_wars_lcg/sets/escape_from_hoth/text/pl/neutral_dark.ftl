# Neutralne karty ciemnej strony, które potrzebują własnych zdań.
card-isb-liaison = Akcja · poświęć tę jednostkę: podejrzyj wierzchnią kartę dowolnej talii dowództwa lub talii celów, swojej albo przeciwnika. Następnie dobierz kartę.
card-endless-reserves = Dopóki na tym celu nie ma obrażeń, przy rozstrzyganiu walki o przewagę każde wydarzenie w twoim stosie przewagi ma o 1 symbol Mocy więcej.
card-remote-hideout = Pierwsza jednostka, którą zagrywasz w danej turze, wchodzi do gry z 1 żetonem skupienia.
