# Karty Astra Militarum, które potrzebują własnego zdania.
card-glorious-intervention = Reakcja · po tym, jak jednostce zostaną przypisane obrażenia z ataku, poświęć na tamtej planecie swoją jednostkę z cechą Żołnierz lub Wojownik: zapobiegnij wszystkim tym obrażeniom. Następnie zadaj atakującemu tyle obrażeń, ile wynosi wydrukowany ATK poświęconej jednostki.
card-elysian-assault-team = Przerwanie, z ręki · kiedy twoja jednostka z cechą Żołnierz lub Wojownik ma opuścić grę, będąc na planecie, umieść tę jednostkę w grze na tamtej planecie.
card-preemptive-barrage = Akcja w fazie walki · wybierz na jednej planecie maksymalnie 3 swoje jednostki Astra Militarum; do końca fazy zyskują one słowo kluczowe Dystans.
card-bodyguard = Wymuszona reakcja · po tym, jak innej twojej jednostce na tej planecie zostaną przypisane obrażenia z ataku, przepisz 1 z tych obrażeń na jednostkę z tym dodatkiem.
