card-imperial-palace = Zajęcie · podejrzyj rękę przeciwnika i odrzuć z niej jedną kartę.
card-launch-deck = Zajęcie · usuń jedną ze swoich kości: zadaj przeciwnikowi obrażenia niebezpośrednie w liczbie równej połowie jej wartości, zaokrąglonej w górę.
