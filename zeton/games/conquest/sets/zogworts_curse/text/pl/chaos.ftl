# Karty Chaosu, które potrzebują własnego zdania.
card-doombolt = Akcja w fazie wystawiania · wybierz uszkodzoną wrogą jednostkę armii; zadaj jej tyle obrażeń, ile już na niej jest.
