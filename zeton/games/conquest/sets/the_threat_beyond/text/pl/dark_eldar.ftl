# Karty Mrocznych Eldarów, które potrzebują własnego zdania.
card-slake-the-thirst = Akcja · wyczerp swojego lidera: wybierz sztab gracza; z ręki tego gracza odrzuca się losowo X kart, najwyżej 3. Następnie dobiera on tyle samo kart.
