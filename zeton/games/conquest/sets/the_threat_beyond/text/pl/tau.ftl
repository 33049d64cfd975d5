# Karty Tau, które potrzebują własnego zdania.
card-ksimyen-orbital-city = Akcja w fazie walki · wyczerp tę kartę: wybierz planetę; porusz na nią ze swojego sztabu jednostkę z cechą Eteryczny. Następnie przygotuj tę jednostkę.
