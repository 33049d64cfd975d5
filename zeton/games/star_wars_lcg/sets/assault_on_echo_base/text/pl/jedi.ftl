# Karty Jedi, które potrzebują własnych zdań.
card-knowledge-and-defense = Jeśli na tym celu nie ma obrażeń, przyjazna jednostka zniszczona w trakcie bitwy może trafić na rękę właściciela zamiast na stos kart odrzuconych.
card-confronting-the-terror = Zakłócenie · kiedy przyjazna jednostka lub przyjazny cel otrzymuje obrażenia: przeciwnik rozdziela je w całości, jak chce, między własne jednostki i cele.
card-daughters-of-allya = Reakcja · po tym jak przydzielisz tę jednostkę do Mocy: usuń 1 obrażenie z każdego przyjaznego celu.
