card-jango-fett-awakenings = Po tym, jak przeciwnik aktywuje swoją postać, możesz aktywować kartę Jango Fett.
card-flame-thrower = Specjalna · zadaj po 1 obrażeniu maksymalnie 3 różnym postaciom.
card-on-the-hunt = Specjalna · usuń wszystkie osłony z wybranej postaci; możesz wydać 1 żeton zasobu, aby usunąć też jedną z kości tej postaci lub jej ulepszeń.
card-armed-to-the-teeth-awakenings = Odrzuć dowolną liczbę ulepszeń z jednej ze swoich żółtych postaci; następnie zadaj wybranej postaci tyle obrażeń, ile ulepszeń zostało odrzuconych.
card-confiscation = Wydaj tyle żetonów zasobów, ile kosztuje wybrane ulepszenie przeciwnika: wraca ono na rękę właściciela.
card-fight-dirty-awakenings = Usuń dowolną liczbę swoich żółtych kości; następnie zadaj wybranej postaci tyle obrażeń, ile kości zostało usuniętych.
card-lying-in-wait = Przeciwnik wybiera i odrzuca karty ze swojej ręki, aż będzie miał ich nie więcej niż ty.
