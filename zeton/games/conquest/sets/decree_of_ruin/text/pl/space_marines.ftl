# Karty Kosmicznych Marines, które potrzebują własnego zdania.
card-lone-wolf = Akcja · wyczerp tę jednostkę: porusz ją na wybraną planetę, na której jest wrogi lider, a nie ma żadnej twojej jednostki.
