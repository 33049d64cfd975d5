# Karty Tau, które potrzebują własnego zdania.
card-tense-negotiations = Akcja · wyczerp swojego lidera: użyj zdolności bitewnej planety, na której jest twój lider.
