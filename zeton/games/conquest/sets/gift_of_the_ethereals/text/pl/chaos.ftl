# Karty Chaosu, które potrzebują własnego zdania.
card-nurgling-bomb = Akcja w fazie walki · wybierz planetę; dla każdej jednostki bez cechy Nurgle na tej planecie kontrolujący ją gracz wybiera, czy otrzyma ona 1 obrażenie, czy zostanie rozbita.
card-throne-of-vainglory = Akcja · wyczerp tę kartę: odrzuć wierzchnią kartę swojej talii. Jeśli jej wydrukowany koszt wynosi co najmniej 3, umieść w grze w swoim sztabie 2 jednostki-żetony „Kultysta”.
