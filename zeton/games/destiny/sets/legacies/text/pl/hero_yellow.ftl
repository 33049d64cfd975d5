card-jar-jar-binks = Akcja dowolnego gracza · aktywuj tę postać.
    Po tym, jak ta postać zostanie aktywowana, przerzuć w obu pulach każdą kość z symbolem, którego nie przedstawia żadna kość tej postaci.
card-saw-gerrera = Specjalna · wybierz rękę i odrzuć z niej losową kartę; jeśli to zrobisz, zadaj przeciwnikowi tyle obrażeń niebezpośrednich, ile wynosi jej koszt.
card-zeb-orrelios = Możesz rozpatrywać ścianki tej kości z obrażeniami wręcz tak, jakby przedstawiały obrażenia dystansowe.
card-runaway-boomas = Potężna akcja · wydaj 1 żeton zasobu: rzuć do swojej puli jeszcze jedną kością karty Runaway Boomas; po użyciu odłóż ją na bok.
card-roguish-charm = Zagrywaj tylko na żółtą postać.
    Specjalna · usuń kość przedstawiającą obrażenia i zyskaj tyle żetonów zasobów, ile wynosi koszt jej ścianki, a nie jej wartość.
card-easy-pickings = Wyznacz żółtą postać: usuń 2 kości o tym samym symbolu i tej samej wartości; plusy i koszty nie mają znaczenia.
card-explosive-tactics = Odrzuć wierzchnią kartę wybranej talii; jeśli to zrobisz, zadaj przeciwnikowi tyle obrażeń niebezpośrednich, ile wynosi jej koszt.
card-scruffy-looking-nerf-herder = Wymień wydarzenia, wsparcia albo ulepszenia; podejrzyj rękę przeciwnika i odrzuć z niej jedną kartę tego rodzaju.
card-smugglers-run = Aktywuj jedną ze swoich żółtych postaci; jeśli na którejś z jej kości wypadną zasoby, zyskaj 1 żeton zasobu.
card-diplomatic-protection = Tuż przed tym, jak postać z tą kartą zostanie pokonana, możesz odrzucić tę kartę: daj po 2 osłony każdej ze swoich pozostałych postaci.
