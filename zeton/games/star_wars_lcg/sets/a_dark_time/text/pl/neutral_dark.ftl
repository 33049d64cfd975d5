# Neutralne karty ciemnej strony, które potrzebują własnych zdań.
card-z-95-headhunter = Zakłócenie · kiedy masz skupić tę jednostkę do natarcia, przeciwnik ujawnia losową kartę z ręki. Jeśli to jednostka, schwytaj ją przy dowolnym przyjaznym celu.
