card-ig-88-spirit-of-rebellion = Specjalna · zagraj na tę postać żółtą Broń lub żółty Ekwipunek ze swojego stosu kart odrzuconych, płacąc o 2 mniej.
card-unkar-plutt = Akcja · usuń swoje kości o łącznej wartości co najmniej 3; następnie przeciwnik odrzuca 1 losową kartę z ręki, a ty zyskujesz tyle żetonów zasobów, ile ona kosztuje.
card-slave-i-spirit-of-rebellion = Specjalna · przeciwnik zadaje swoim postaciom po 1 obrażeniu za każdą kość w swojej puli, rozdzielając je według uznania.
card-blackmail = Po tym, jak rzucisz tą kością lub ją przerzucisz, przeciwnik może oddać ci 1 żeton zasobu: wtedy ta kość zostaje usunięta.
card-arms-deal = Odrzuć z ręki dowolną liczbę kart z podrodzajem Broń; następnie zyskaj 1 żeton zasobu za każdą z nich.
card-friends-in-high-places = Zagrywaj tylko wtedy, gdy łączna wartość twoich kości wynosi co najmniej 7. Podejrzyj 3 wierzchnie karty swojej talii: możesz zagrać jedną z nich bez opłaty; pozostałe odrzuć.
card-relentless-pursuit = Przenieś 1 lub 2 obrażenia z postaci przeciwnika na inną postać.
card-scrap-buy = Zagrywaj tylko wtedy, gdy na twoim stosie kart odrzuconych leżą co najmniej 3 karty. Weź losową z nich na rękę, pokazując ją wszystkim.
