# Karty Sojuszu Rebeliantów, które potrzebują własnych zdań.
card-diplomatic-presence = Ulepszony cel można zaatakować dopiero wtedy, gdy każdy inny twój cel był już w tej fazie zaatakowany.
card-misdirection = Akcja · przenieś 1 obrażenie z jednego swojego celu na inny.
