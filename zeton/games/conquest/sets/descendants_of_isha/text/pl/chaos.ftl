# Karty Chaosu, które potrzebują własnego zdania.
card-slaaneshs-temptation = Każda wroga jednostka wystawiana na innej planecie kosztuje o 1 więcej.
    Wymuszona reakcja · po tym, jak zakończy się bitwa na tej planecie, poświęć tę kartę.
card-doom-siren = Reakcja · po tym, jak jednostka z tym dodatkiem użyje Efektu Obszarowego, zadaj tyle samo obrażeń każdej wrogiej jednostce na każdej sąsiedniej planecie. Następnie poświęć jednostkę z tym dodatkiem.
