# Karty Szumowin i Nikczemników, które potrzebują własnych zdań.
card-explosive-charge = Akcja · odrzuć z gry wybrane ulepszenie o wydrukowanym koszcie nie większym niż liczba kontrolowanych przez ciebie ulepszeń.
