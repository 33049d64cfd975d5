card-anakin-skywalker-rivals = Ta postać nie może być w jednej drużynie z postacią Darth Vader.
    Specjalna · odrzuć z ręki kartę bohaterów, aby dać wybranej postaci 2 osłony, albo kartę złoczyńców, aby zadać wybranej postaci 2 obrażenia.
card-hidden-motive = Wymień symbol i przerzuć kość przeciwnika; jeśli przedstawia ona teraz ten symbol, usuń ją.
