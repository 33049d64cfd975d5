card-comlink = Po tym, jak ta karta zostanie zagrana, możesz przerzucić dowolną liczbę swoich kości albo dowolną liczbę kości przeciwnika.
card-datapad = Specjalna · obróć jedną ze swoich kości na ściankę, która nie przedstawia obrażeń.
card-close-quarters-assault = Przeciwnik odrzuca losową kartę z ręki za każdą twoją kość przedstawiającą obrażenia wręcz.
