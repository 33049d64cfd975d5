# Co jest wydrukowane na karcie obok jej tekstu.

fact-colour = Kolor
fact-die = Kość
fact-health = Wytrzymałość
fact-number = Numer w zestawie
fact-points = Wartość punktowa
fact-subtitle = Podtytuł
fact-subtypes = Podrodzaje
