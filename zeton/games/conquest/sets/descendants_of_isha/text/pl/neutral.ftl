# Karty neutralne, które potrzebują własnego zdania.
card-inquisitor-caius-wroth = Reakcja · po tym, jak ta jednostka wejdzie do gry, każdy gracz, który ma na ręce więcej niż 4 karty, odrzuca wybrane przez siebie karty, aż zostaną mu 4.
