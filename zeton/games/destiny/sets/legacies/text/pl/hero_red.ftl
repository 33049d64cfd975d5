card-clone-trooper = Po tym, jak aktywujesz tę postać, możesz przerzucić tę kość albo, gdy kontrolujesz pole bitwy, dowolną ze swoich kości postaci.
card-finn = Specjalna · przenieś 1 obrażenie z jednej karty na inną; osłony go nie blokują.
card-rose = Specjalna · zyskaj 1 żeton zasobu; możesz usunąć 1 obrażenie z wybranego wsparcia.
card-mortar-team = Dopóki kontrolujesz pole bitwy, możesz rozpatrywać ścianki tej kości z obrażeniami niebezpośrednimi tak, jakby przedstawiały obrażenia dystansowe.
card-resistance-bomber = Po tym, jak rozpatrzysz tę kość, umieść 1 obrażenie na tej karcie.
    Gdy ma ona 3 obrażenia, odrzuć ją.
card-camouflaged-rifle = Specjalna · zadaj wybranej postaci 2 obrażenia albo 3, gdy kontrolujesz pole bitwy.
card-rebellion-leader = Zagrywaj tylko na unikatową czerwoną postać.
    Potężna akcja · usuń kość przeciwnika z symbolem, który przedstawia także jedna z twoich kości.
card-equip = Przenieś Broń z jednej ze swoich postaci na inną postać; kość tej Broni wraca na jej kartę.
card-final-moment = Przygotuj wszystkie swoje postacie. Na koniec fazy akcji przegrywasz grę.
card-light-em-up = Przerzuć jedną ze swoich kości; jeśli przedstawia teraz obrażenia dystansowe, możesz rozpatrzyć ją i drugą swoją kość przedstawiającą obrażenia dystansowe, dodając 2 do wartości jednej z nich.
card-mend = Usuń 3 obrażenia z wybranej postaci lub wybranego wsparcia.
card-refit = Zagraj Pojazd z ręki, płacąc o 1 mniej; następnie umieść na nim 1 obrażenie.
card-special-modification = Usuń 3 obrażenia z wybranego wsparcia albo obróć kość wsparcia.
card-suppression-field = Gdy na tej karcie są 3 obrażenia, odrzuć ją.
    Akcja · wyczerp tę kartę: usuń kość przedstawiającą obrażenia i umieść na tej karcie tyle obrażeń, ile wynosi wartość tej kości.
