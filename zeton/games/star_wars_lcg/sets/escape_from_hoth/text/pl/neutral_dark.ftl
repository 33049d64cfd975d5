# Neutralne karty ciemnej strony, które potrzebują własnych zdań.
card-endless-reserves = Dopóki na tym celu nie ma obrażeń, przy rozstrzyganiu walki o przewagę każde wydarzenie w twoim stosie przewagi liczy się o 1 symbol Mocy więcej.
