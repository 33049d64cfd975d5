# Karty Sojuszu Rebeliantów, które potrzebują własnych zdań.
card-buried-outpost = Wymuszona reakcja · po tym jak ta karta wejdzie do gry, poświęć przyjazną jednostkę albo umieść 1 żeton skupienia na tej karcie.
