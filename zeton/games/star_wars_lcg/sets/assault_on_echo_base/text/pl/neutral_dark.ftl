# Neutralne karty ciemnej strony, które potrzebują własnych zdań.
card-corrupt-official = Zakłócenie · kiedy cel Szumowin i Nikczemników ma otrzymać obrażenia, odrzuć tę kartę z ręki: anuluj dowolną liczbę tych obrażeń.
