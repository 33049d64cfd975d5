card-probe-awakenings = Podejrzyj 2 losowe karty z ręki przeciwnika i odrzuć te z nich, które są wydarzeniami.
card-sweep-the-area = Przerzuć naraz tyle kości przeciwnika, ile masz przygotowanych czerwonych postaci.
