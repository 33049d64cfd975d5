card-vibroknife = Obrażenia zadawane tą kością lub kością przez nią modyfikowaną są nieblokowalne.
card-new-orders = Zamień pole bitwy na takie, które nie jest używane, i rozpatrz jego zdolność Zajęcia.
card-swiftness = Następna karta, którą zagrasz w tej turze, ma słowo kluczowe Zasadzka.
card-ammo-belt = Tuż przed tym, jak efekt karty odrzuci Broń postaci z tą kartą, możesz zamiast niej odrzucić tę kartę.
