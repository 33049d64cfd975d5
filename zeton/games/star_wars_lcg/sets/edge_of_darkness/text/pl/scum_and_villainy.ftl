# Karty Szumowin i Nikczemników, które potrzebują własnych zdań.
card-carbonite-transport = Reakcja · po tym jak twoje karty odpoczną: przenieś schwytaną kartę z jednego przyjaznego celu do innego.
