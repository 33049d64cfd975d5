card-force-throw = Zagrywaj tylko na niebieską postać.
    Specjalna · usuń kość; zadaj wybranej postaci tyle obrażeń, ile wynosiła wartość tej kości.
card-deflect = Wyznacz niebieską postać: usuń kość przedstawiającą obrażenia dystansowe; zadaj wybranej postaci połowę (zaokrągloną w górę) tych obrażeń.
