# Karty Jedi, które potrzebują własnych zdań.
card-knowledge-and-defense = Dopóki na tym celu nie ma obrażeń, przyjazna jednostka zniszczona w trakcie bitwy może trafić na rękę właściciela zamiast na stos kart odrzuconych.
card-confronting-the-terror = Zakłócenie · kiedy przyjazna jednostka lub cel otrzymuje obrażenia, przeciwnik zamiast tego rozdziela je w całości, jak chce, między własne jednostki i cele.
