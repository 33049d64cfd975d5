# Neutralne karty jasnej strony, które potrzebują własnych zdań.
card-shelter-from-the-storm = Akcja · jeśli w grze jest cel z cechą Hoth, umieść żeton osłon na wybranej przyjaznej jednostce z cechą Postać; do końca fazy nie może ona otrzymywać obrażeń, a karty przeciwnika nie mogą jej wybrać.
