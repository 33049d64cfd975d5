# Karty Mrocznych Eldarów, które potrzebują własnego zdania.
card-rakarths-experimentations = Akcja · nazwij jednostki, wsparcia, dodatki lub wydarzenia: przeciwnik odrzuca taką kartę z ręki albo jego lider otrzymuje 1 obrażenie.
card-ichor-gauntlet = Reakcja · po tym, jak zagrasz wydarzenie z cechą Tortura, wyczerp lidera z tym dodatkiem: efekty tego wydarzenia zachodzą jeszcze raz; możesz wskazać nowe cele.
card-uriens-oubliette = Przeciwnik gra z ujawnioną wierzchnią kartą swojej talii.
    Akcja · wyczerp tę kartę: odrzuć wierzchnią kartę każdej talii albo każdy gracz dobiera kartę.
