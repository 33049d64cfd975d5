card-mon-mothma = Po tym, jak zagrasz wydarzenie, możesz przerzucić kość w jego kolorze.
card-temmin-snap-wexley = Dopóki kość tej postaci jest w twojej puli, zajęcie pola bitwy kosztuje przeciwnika 1 żeton zasobu.
card-a180-blaster = Specjalna · wybierz jedno – zadaj wybranej postaci 1 obrażenie i daj postaci z tą kartą 1 osłonę; albo zadaj każdej postaci przeciwnika 1 obrażenie; albo zadaj wybranej postaci 2 nieblokowalne obrażenia.
card-friendly-fire = Wyznacz czerwoną postać: usuń kość przeciwnika przedstawiającą obrażenia dystansowe; następnie zadaj wybranej postaci tyle obrażeń, ile ta kość przedstawiała.
card-our-only-hope = Dobierz kartę: możesz ją zagrać za darmo albo odrzucić i zyskać 2 żetony zasobów.
card-spirit-of-rebellion = Daj wybranej postaci 1 osłonę albo 2 osłony, jeśli na twoim stosie kart odrzuconych jest inna kopia tego wydarzenia.
card-tactical-aptitude = Po tym, jak aktywujesz postać z tą kartą, możesz dobrać kartę; następnie połóż kartę z ręki pod swoją talią.
