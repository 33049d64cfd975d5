# Karty Sithów, które potrzebują własnych zdań.
card-fall-of-the-jedi = Reakcja · po tym jak rozpocznie się twoja faza dobierania, połóż dowolną kartę z ręki na spodzie swojej talii.
card-vaders-tie-advanced = Reakcja · po tym jak skupisz tę jednostkę do natarcia, odrzuć wierzchnią kartę swojej talii; jeśli to karta jednostki, ta jednostka zyskuje do końca natarcia symbole walki wydrukowane na odrzuconej karcie.
card-there-is-no-escape = Akcja, tylko w fazie Mocy · połóż wszystkie jednostki w losowej kolejności na spodzie talii ich właścicieli.
card-cruel-interrogations = Reakcja · po tym jak ten cel wejdzie do gry, schwytaj przy tym celu losową kartę z ręki przeciwnika.
