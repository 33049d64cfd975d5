# Karty Jedi, które potrzebują własnych zdań.
card-unwavering-resolve = Zakłócenie · kiedy mają się rozpocząć zmagania Mocy, wybierz przyjazną jednostkę nieprzydzieloną do Mocy; w tych zmaganiach jej symbole Mocy też się liczą, choćby była wyczerpana.
