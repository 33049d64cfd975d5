# Karty Przemytników i Szpiegów, które potrzebują własnych zdań.
card-last-defense-of-hoth = Zakłócenie, raz na walkę o przewagę · kiedy możesz dołożyć kartę do swojego stosu przewagi, jeśli na tym celu nie ma obrażeń, dołóż zamiast tego zakrytą wierzchnią kartę swojej talii i podejrzyj ją.
