# Karty Kosmicznych Marines, które potrzebują własnego zdania.
card-sicariuss-chosen = Reakcja · po tym, jak ta jednostka wejdzie do gry, wybierz wrogą jednostkę armii na sąsiedniej planecie; porusz ją na tę planetę i zadaj jej 1 obrażenie.
card-honored-librarian = Dopóki na tej planecie jest twoja jednostka o innej nazwie, wrogie jednostki nie mogą atakować tej jednostki.
card-veteran-brother-maxos = Akcja w fazie walki · dopóki ta jednostka jest na planecie, zapłać wydrukowany koszt jednostki Kosmicznych Marines ze swojej ręki: umieść ją w grze na tej planecie.
card-drop-pod-assault = Akcja w fazie walki · wśród 6 wierzchnich kart swojej talii wyszukaj jednostkę Kosmicznych Marines o wydrukowanym koszcie 3 lub niższym, umieść ją w grze na planecie, na której toczy się bitwa, a pozostałe odłóż na spód talii.
card-exterminatus = Akcja w fazie wystawiania · wybierz planetę inną niż pierwsza; zniszcz każdą nieunikatową jednostkę na tej planecie.
