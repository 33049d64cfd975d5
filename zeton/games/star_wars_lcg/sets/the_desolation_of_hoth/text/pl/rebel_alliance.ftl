# Karty Sojuszu Rebeliantów, które potrzebują własnych zdań.
card-wedge-antilles-38 =
    Ta karta może wejść do gry jako ulepszenie przyjaznej jednostki z cechą Śmigacz lub Myśliwiec; nie jest wtedy jednostką i ma tylko poniższy tekst.
    Akcja · skup tę kartę: usuń 1 żeton skupienia z ulepszonej jednostki.
