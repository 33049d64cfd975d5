# Karty Sithów, które potrzebują własnych zdań.
card-aggression = Akcja, tylko w twojej turze · ty i przeciwnik poświęcacie po jednej swojej jednostce; kto żadnej nie ma, nie poświęca nic.
