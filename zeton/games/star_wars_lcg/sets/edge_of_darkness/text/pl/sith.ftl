# Karty Sithów, które potrzebują własnych zdań.
card-force-wraith = Dopóki ta jednostka jest przydzielona do Mocy, jej symbole Mocy liczą się w zmaganiach Mocy, choćby była wyczerpana.
card-force-shockwave = Akcja · zadaj 1 obrażenie każdej wrogiej jednostce, która nie jest przydzielona do Mocy.
