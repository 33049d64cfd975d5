# Karty Sithów, które potrzebują własnych zdań.
card-force-wraith = Dopóki ta jednostka jest przydzielona do Mocy, jej symbole Mocy liczą się w zmaganiach Mocy, choćby była wyczerpana.
