# Karty Jedi, które potrzebują własnych zdań.
card-embers-of-hope = Dopóki na tym celu nie ma obrażeń, przeciwnik nie może dobierać kart dzięki efektom kart.
card-force-precognition = Dopóki ulepszona jednostka uczestniczy w bitwie, pierwsza karta, którą przeciwnik kładzie w każdej walce o przewagę, leży odkryta.
