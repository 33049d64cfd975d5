card-captain-phasma-awakenings = Twoje nieunikatowe postacie mają słowo kluczowe Strażnik.
card-general-grievous-awakenings = Tuż przed tym, jak postać przeciwnika zostanie pokonana, możesz przenieść na tę postać jedno z jej ulepszeń bez podrodzaju Zdolność.
card-closing-the-net = Przeciwnik wybiera i usuwa jedną ze swoich kości. Zamiast odrzucać to wydarzenie, możesz położyć je pod swoją talią.
card-endless-ranks = Jedna z twoich pokonanych nieunikatowych czerwonych postaci wraca do gry, przygotowana i bez obrażeń.
card-probe-awakenings = Podejrzyj 2 losowe karty z ręki przeciwnika i odrzuć te z nich, które są wydarzeniami.
card-sweep-the-area = Przerzuć naraz tyle kości przeciwnika, ile masz przygotowanych czerwonych postaci.
card-local-garrison = W fazie utrzymania przeciwnik zyskuje o 1 żeton zasobu mniej, ale nigdy mniej niż 1.
