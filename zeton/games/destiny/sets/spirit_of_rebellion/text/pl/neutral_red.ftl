card-collateral-damage = Rozpatrz co najmniej jedną ze swoich kości przedstawiających obrażenia wręcz lub dystansowe; następnie przeciwnik traci 1 żeton zasobu.
card-salvo = Rozpatrz jedną ze swoich kości przedstawiających obrażenia dystansowe, zadając wszystkie te obrażenia każdej postaci przeciwnika.
card-air-superiority = Po tym, jak ta karta zostanie zagrana, otrzymuje 3 osłony.
    Akcja · wyczerp tę kartę: przenieś 1 z jej osłon na wybraną postać.
card-training = Zagrywaj tylko na nieunikatową czerwoną postać.
    Ta postać jest elitarna: połóż na jej karcie jej drugą kość.
