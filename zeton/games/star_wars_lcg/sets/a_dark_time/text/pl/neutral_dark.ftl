# Neutralne karty ciemnej strony, które potrzebują własnych zdań.
card-z-95-headhunter = Zakłócenie · kiedy masz skupić tę jednostkę do natarcia: ujawnij losową kartę z ręki przeciwnika. Jeśli to jednostka, schwytaj ją przy przyjaznym celu.
