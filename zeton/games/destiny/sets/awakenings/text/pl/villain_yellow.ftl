card-bala-tik = Po tym, jak postać przeciwnika zostanie pokonana, możesz przygotować tę postać.
card-jango-fett-awakenings = Po tym, jak przeciwnik aktywuje postać, możesz aktywować kartę Jango Fett.
card-crime-lord-awakenings = Zagrywaj tylko na żółtą postać.
    Specjalna · wydaj 5 żetonów zasobów: wybierz postać; zostanie ona pokonana po zakończeniu tej rundy.
card-flame-thrower = Specjalna · zadaj po 1 obrażeniu maksymalnie 3 różnym postaciom.
card-on-the-hunt = Specjalna · usuń wszystkie osłony z wybranej postaci; możesz wydać 1 żeton zasobu, aby usunąć też jedną z kości tej postaci lub jej ulepszeń.
card-ace-in-the-hole = Odrzuć z ręki żółte ulepszenie: rzuć jego kością do swojej puli, jeśli ją ma. Odłóż tę kość na bok, gdy zostanie rozpatrzona lub usunięta.
card-armed-to-the-teeth-awakenings = Odrzuć dowolną liczbę ulepszeń z jednej ze swoich żółtych postaci; następnie zadaj wybranej postaci tyle obrażeń, ile ulepszeń zostało odrzuconych.
card-confiscation = Wydaj tyle żetonów zasobów, ile kosztuje wybrane ulepszenie przeciwnika: wraca ono na rękę właściciela.
card-fight-dirty-awakenings = Usuń dowolną liczbę swoich żółtych kości; następnie zadaj wybranej postaci tyle obrażeń, ile kości zostało usuniętych.
card-lying-in-wait = Przeciwnik wybiera i odrzuca karty ze swojej ręki, aż będzie mieć ich nie więcej niż ty.
card-backup-muscle = Gdy zagrywasz tę kartę, wchodzi ona do gry z 3 obrażeniami.
    Akcja · wyczerp tę kartę: przenieś z niej 1 obrażenie na wybraną postać; osłony go nie blokują.
card-my-kind-of-scum = Po tym, jak rozpatrzysz kość przedstawiającą zakłócenie, możesz wyczerpać tę kartę: zyskaj tyle żetonów zasobów, ile przeciwnik właśnie stracił.
card-prized-possession = Po tym, jak ta karta zostanie zagrana, możesz usunąć kość postaci przeciwnika i położyć ją na tej karcie. Nikt nią nie rzuca, a do swojej postaci wraca dopiero wtedy, gdy ta karta opuści grę.
