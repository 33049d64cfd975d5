# Karty Marynarki Imperialnej, które potrzebują własnych zdań.
card-kuat-reinforcements = Zakłócenie · kiedy zagrywasz jednostkę z cechą Pojazd, odrzuć z ręki dowolną liczbę innych kart, co najmniej jedną: zapłać za nią o 1 mniej za każdą odrzuconą kartę, lecz co najmniej 1.
card-superlaser-engineer = Reakcja · po tym jak ta jednostka wejdzie do gry, ujawnij 5 wierzchnich kart swojej talii; weź na rękę każde znajdujące się wśród nich wydarzenie i ulepszenie Marynarki Imperialnej o wydrukowanym koszcie 3 lub większym, a pozostałe karty połóż w dowolnej kolejności na spodzie talii.
card-take-them-prisoner = Reakcja · po tym jak ten cel wejdzie do gry, podejrzyj 3 wierzchnie karty talii przeciwnika; możesz schwytać 1 z nich przy tym celu, a pozostałe odłóż na wierzch w dowolnej kolejności.
