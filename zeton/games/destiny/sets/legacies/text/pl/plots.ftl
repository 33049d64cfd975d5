card-espionage = Po tym, jak przygotowanie dobiegnie końca, odrzuć wierzchnią kartę każdej talii.
