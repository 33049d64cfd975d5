# Neutralne karty jasnej strony, które potrzebują własnych zdań.
card-subzero-defenses = Pierwsza w każdej turze wroga jednostka, która naciera, atakując przyjazny cel z cechą Hoth, po swoim natarciu ulega zniszczeniu.
