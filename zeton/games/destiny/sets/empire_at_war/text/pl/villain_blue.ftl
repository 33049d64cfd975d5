# Niebieskie karty złoczyńców, które potrzebują własnych słów.
card-darth-vader-s-tie-advanced-empire-at-war = Specjalna · zapłać 2 żetony zasobów: zadaj wybranej postaci tyle obrażeń, ile już na niej leży.
