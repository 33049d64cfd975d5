# Neutralne karty ciemnej strony, które potrzebują własnych zdań.
card-icetromper = Akcja · poświęć tę jednostkę: wybrana jednostka atakująca bez cechy Pojazd nie uczestniczy już w bitwie. Następnie zadaj jej 1 obrażenie.
card-battle-of-hoth-58 = Los · możesz wybrać cel z cechą Hoth; zadaj mu 1 obrażenie albo usuń z niego 1 obrażenie.
