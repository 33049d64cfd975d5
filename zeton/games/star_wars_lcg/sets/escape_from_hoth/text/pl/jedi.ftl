# Karty Jedi, które potrzebują własnych zdań.
card-a-heros-resolve = Dopóki na tym celu nie ma obrażeń, przy rozstrzyganiu walki o przewagę każda karta w twoim stosie przewagi ma o 1 symbol Mocy więcej.
card-luke-skywalker-64 =
    Zagrana jako ulepszenie, ta karta kosztuje o 2 mniej.
    Ta karta może wejść do gry jako ulepszenie przyjaznej jednostki z cechą Śmigacz lub Myśliwiec; nie jest wtedy jednostką i ma tylko poniższy tekst.
    Ulepszona jednostka zyskuje 1 symbol obrażeń jednostek i 1 symbol taktyki.
    Kiedy ulepszona jednostka opuszcza grę, ta karta nie opuszcza gry wraz z nią, lecz wchodzi do niej jako jednostka.
