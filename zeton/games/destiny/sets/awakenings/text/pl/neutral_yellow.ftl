card-black-market = Specjalna · dobierz 2 karty; następnie możesz zagrać ulepszenie z ręki, płacąc o 1 żeton zasobu mniej.
card-cunning = Zagrywaj tylko na żółtą postać.
    Specjalna · rozpatrz zdolność specjalną innej karty w grze tak, jakby ta karta należała do ciebie.
card-disarm = Usuń jedną ze swoich kości przedstawiających obrażenia: odrzuć z gry Broń lub Ekwipunek o koszcie nie większym niż wartość tej kości.
card-reversal-awakenings = Wyznacz żółtą postać: usuń kość przedstawiającą obrażenia; zadaj wybranej postaci tyle obrażeń, ile ta kość przedstawiała.
card-hunker-down = Gdy postać z tą kartą otrzyma obrażenia wręcz, odrzuć tę kartę.
    Akcja · wyczerp tę kartę: daj postaci z tą kartą 1 osłonę.
