# Karty Jedi, które potrzebują własnych zdań.
card-a-heros-resolve = Dopóki na tym celu nie ma obrażeń, przy rozstrzyganiu walki o przewagę każda karta w twoim stosie przewagi liczy się o 1 symbol Mocy więcej.
card-luke-skywalker-64 =
    Zagrana jako ulepszenie, ta karta kosztuje o 2 mniej.
    Ta karta może wejść do gry nie jako jednostka, lecz jako ulepszenie przyjaznej jednostki z cechą Śmigacz lub Myśliwiec; wtedy obowiązuje tylko to, co poniżej.
    Ulepszona jednostka zyskuje 1 symbol obrażeń jednostek i 1 symbol taktyki.
    Kiedy ulepszona jednostka opuszcza grę, ta karta w niej zostaje i wchodzi do gry jako jednostka.
