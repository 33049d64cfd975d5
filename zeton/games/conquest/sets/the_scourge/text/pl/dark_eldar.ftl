# Karty Mrocznych Eldarów, które potrzebują własnego zdania.
card-soul-seizure = Akcja · wybierz na stosie kart odrzuconych przeciwnika jednostkę armii, której wydrukowany koszt nie przekracza liczby kart z cechą Tortura na twoim stosie kart odrzuconych; umieść ją w grze pod swoją kontrolą na dowolnej planecie.
