# Karty Szumowin i Nikczemników, które potrzebują własnych zdań.
card-weequay-elite = Zagranie tej karty kosztuje o 2 mniej, jeśli przy przyjaznym celu jest schwytana karta.
card-get-me-solo = Akcja, tylko w twojej turze · wymień jednostkę; następnie przeciwnik ujawnia rękę. Schwytaj każdy egzemplarz tej jednostki, który w niej jest, każdy przy dowolnym przyjaznym celu.
