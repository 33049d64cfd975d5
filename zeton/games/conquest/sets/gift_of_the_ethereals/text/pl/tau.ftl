# Karty Tau, które potrzebują własnego zdania.
card-honor-blade = Jednostka z tym dodatkiem zyskuje zdolność: „Każda inna twoja jednostka Tau na tej planecie ma +1 ATK”.
card-ethereal-wisdom = Akcja · wybierz jednostkę Tau; do końca fazy ma ona +1 ATK i zyskuje cechę Eteryczny.
