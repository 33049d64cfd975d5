# Karty Chaosu, które potrzebują własnego zdania.
card-vile-laboratory = Akcja w fazie wystawiania · wyczerp tę kartę: wybierz planetę; przeciwnik wybiera swoją jednostkę bez cechy Pojazd na tej planecie i porusza ją na wybraną przez siebie sąsiednią planetę.
card-fetid-haze = Akcja w fazie walki · wybierz swoją jednostkę z cechą Nurgle; usuń z niej wszystkie obrażenia. Następnie przeciwnik rozdziela tyle samo obrażeń niebezpośrednich między swoje jednostki armii na tej samej planecie.
