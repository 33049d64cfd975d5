# Karty Kosmicznych Marines, które potrzebują własnego zdania.
card-know-no-fear = Akcja w fazie wystawiania · wyczerp swojego lidera: porusz ze swojego sztabu maksymalnie 3 jednostki armii Kosmicznych Marines, każdą na inną planetę.
