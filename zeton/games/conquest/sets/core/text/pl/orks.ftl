# Karty Orków, które potrzebują własnego zdania.
card-snotling-attack = Akcja w fazie wystawiania · umieść w grze 4 jednostki-żetony „Snotlings”, każdą na wybranej przez siebie planecie.
card-ork-kannon = Akcja w fazie walki · wyczerp tę kartę: wybierz planetę; każdy gracz rozdziela 1 obrażenie niebezpośrednie między swoje jednostki na tej planecie.
card-tellyporta-pad = Akcja w fazie walki · wyczerp tę kartę: wybierz swoją jednostkę Orków znajdującą się gdzie indziej i porusz ją na pierwszą planetę.
