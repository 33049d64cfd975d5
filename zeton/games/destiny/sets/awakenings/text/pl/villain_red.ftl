card-closing-the-net = Przeciwnik wybiera i usuwa jedną ze swoich kości. Zamiast odrzucać to wydarzenie, możesz położyć je pod swoją talią.
card-probe-awakenings = Podejrzyj 2 losowe karty z ręki przeciwnika i odrzuć te z nich, które są wydarzeniami.
card-sweep-the-area = Przerzuć naraz tyle kości przeciwnika, ile masz przygotowanych czerwonych postaci.
card-local-garrison = W fazie utrzymania przeciwnik zyskuje o 1 żeton zasobu mniej, ale nigdy mniej niż 1.
