# Karty Chaosu, które potrzebują własnego zdania.
card-cacophonic-choir = Akcja w fazie wystawiania · wyczerp swojego lidera: przeciwnik rozdziela między swoje jednostki tyle obrażeń niebezpośrednich, ile ma jednostek.
