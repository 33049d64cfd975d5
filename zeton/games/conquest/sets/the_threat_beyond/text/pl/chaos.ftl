# Karty Chaosu, które potrzebują własnego zdania.
card-turbulent-rift = Reakcja · po tym, jak wystawisz jednostkę z cechą Elita, zadaj jej 1 obrażenie: każda wroga jednostka na jej planecie otrzymuje 1 obrażenie.
card-cacophonic-choir = Akcja w fazie wystawiania · wyczerp swojego lidera: przeciwnik rozdziela między swoje jednostki tyle obrażeń niebezpośrednich, ile ma jednostek.
