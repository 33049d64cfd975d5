# Neutralne karty ciemnej strony, które potrzebują własnych słów.
card-supporting-fire-94 = Los · możesz dołożyć z ręki do swojego stosu przewagi jedną odkrytą kartę, która nie jest kartą losu.
