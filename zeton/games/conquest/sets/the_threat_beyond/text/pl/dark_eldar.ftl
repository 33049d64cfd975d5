# Karty Mrocznych Eldarów, które potrzebują własnego zdania.
card-slake-the-thirst = Akcja · wybierz sztab gracza, wyczerp swojego lidera: z ręki tego gracza odrzuca się losowo X kart, najwyżej 3. Następnie dobiera on tyle samo kart.
