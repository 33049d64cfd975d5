# Planety, które potrzebują własnego zdania.
card-plannum = Bitwa · porusz swoją jednostkę niebędącą liderem na dowolną planetę.
card-atrox-prime = Bitwa · wybierz sąsiednią planetę lub sztab; zadaj 1 obrażenie każdej znajdującej się tam wrogiej jednostce.
card-carnath = Bitwa · użyj zdolności bitewnej innej odkrytej planety tak, jakby bitwę wygrano właśnie na niej.
card-tarrus = Bitwa · jeśli masz mniej jednostek niż przeciwnik, zyskaj 3 żetony zasobów lub dobierz 3 karty.
card-yvarn = Bitwa · każdy gracz, jeśli może, umieszcza w grze w swoim sztabie jednostkę z ręki.
