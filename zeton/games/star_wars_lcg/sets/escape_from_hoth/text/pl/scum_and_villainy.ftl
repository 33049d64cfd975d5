# Karty Szumowin i Nikczemników, które potrzebują własnych zdań.
card-dengar-67 =
    Jednostkę schwytaną w grze można położyć zakrytą na tej jednostce zamiast przy celu.
    Reakcja · po tym jak skupisz tę jednostkę do natarcia, za każdą schwytaną kartę na niej wybierz rodzaj symbolu walki; do końca natarcia zyskuje ona 1 taki symbol.
