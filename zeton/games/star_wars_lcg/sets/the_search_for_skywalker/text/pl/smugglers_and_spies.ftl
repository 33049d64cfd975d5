# Karty Przemytników i Szpiegów, które potrzebują własnych zdań.
card-echo-caverns = Akcja · skup tę kartę: wybierz dwie jednostki o wspólnej cesze i symbol walki jednej z nich. Do końca fazy symbol ten ma zamiast niej druga jednostka.
