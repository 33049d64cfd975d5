# Karty Chaosu, które potrzebują własnego zdania.
card-heretek-inventor = Wymuszona reakcja · po tym, jak ta jednostka wejdzie do gry, przeciwnik może poruszyć ją na wybraną przez siebie planetę.
