# Karty Marynarki Imperialnej, które potrzebują własnych zdań.
card-heavy-fire = Akcja · wybrana przyjazna jednostka zyskuje do końca fazy 1 symbol obrażeń jednostek albo 1 symbol obrażeń wybuchowych.
