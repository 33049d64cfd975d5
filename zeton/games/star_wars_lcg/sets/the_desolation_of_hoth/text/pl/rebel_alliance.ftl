# Karty Sojuszu Rebeliantów, które potrzebują własnych zdań.
card-wedge-antilles-38 =
    Ta karta może wejść do gry nie jako jednostka, lecz jako ulepszenie przyjaznej jednostki z cechą Śmigacz lub Myśliwiec; wtedy obowiązuje tylko to, co poniżej.
    Akcja · skup tę kartę: usuń 1 żeton skupienia z ulepszonej jednostki.
