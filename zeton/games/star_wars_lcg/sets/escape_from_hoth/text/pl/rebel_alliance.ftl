# Karty Sojuszu Rebeliantów, które potrzebują własnych zdań.
card-han-solo-65 = Zakłócenie · kiedy ta jednostka ma opuścić grę: przejrzyj swoją talię; możesz pokazać znalezioną w niej kartę Sojuszu Rebeliantów i wziąć ją na rękę. Potem potasuj talię.
card-buried-outpost = Wymuszona reakcja · po tym jak ta karta wejdzie do gry: poświęć przyjazną jednostkę albo umieść 1 żeton skupienia na tej karcie.
