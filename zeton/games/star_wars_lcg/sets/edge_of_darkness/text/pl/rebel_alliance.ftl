# Karty Sojuszu Rebeliantów, które potrzebują własnych zdań.
card-tantive-iv = Reakcja · po tym jak ta jednostka wejdzie do gry, podejrzyj 5 wierzchnich kart swojej talii; możesz pokazać jedną z nich, jeśli jest to unikatowa jednostka, i wziąć ją na rękę. Resztę wtasuj z powrotem do talii.
card-diplomatic-presence = Ulepszony cel można zaatakować dopiero wtedy, gdy każdy inny twój cel był już w tej fazie zaatakowany.
card-misdirection = Akcja · przenieś 1 obrażenie z jednego swojego celu na inny.
