# Karty Mrocznych Eldarów, które potrzebują własnego zdania.
card-khymera-den = Akcja · wyczerp tę kartę: wybierz planetę i porusz na nią dowolną liczbę swoich jednostek-żetonów „Khymera”.
card-coliseum-fighters = Reakcja · po tym, jak ta jednostka wejdzie do gry, cofnij na rękę najwyżej leżące wydarzenie ze swojego stosu kart odrzuconych.
