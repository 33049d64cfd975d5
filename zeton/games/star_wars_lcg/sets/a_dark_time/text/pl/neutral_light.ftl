# Neutralne karty jasnej strony, które potrzebują własnych zdań.
card-battle-of-hoth = Los · możesz wybrać cel z cechą Hoth; zadaj mu 1 obrażenie albo usuń z niego 1 obrażenie.
