# Karty Chaosu, które potrzebują własnego zdania.
card-shrine-of-warpflame = Reakcja · po tym, jak wroga jednostka ulegnie zniszczeniu, wyczerp tę kartę: cofnij na rękę najwyżej leżącą kartę z cechą Tzeentch ze swojego stosu kart odrzuconych.
card-infernal-gateway = Akcja w fazie walki · umieść w grze na planecie jednostkę Chaosu z ręki o wydrukowanym koszcie 3 lub niższym; na koniec fazy poświęć ją.
card-warpstorm = Akcja w fazie walki · wybierz planetę lub sztab; zadaj 2 obrażenia każdej znajdującej się tam jednostce bez dodatków.
card-murder-cogitator = Reakcja · po tym, jak jednostka z cechą Kultysta lub Demon pod twoją kontrolą opuści grę, wyczerp tę kartę: odkryj wierzchnią kartę swojej talii; jeśli to jednostka Chaosu, weź ją na rękę.
