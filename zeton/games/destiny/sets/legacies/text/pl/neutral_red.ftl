card-74-z-speeder-bike = Akcja · rozpatrz w dowolnej kolejności tę kość i jedną z kości postaci, do której dołączono tę kartę.
card-crash-landing = Usuń kość przedstawiającą obrażenia; następnie zadaj sobie tyle obrażeń niebezpośrednich, ile wynosi jej wartość.
card-locked-and-loaded = Wyznacz czerwoną postać: obróć maksymalnie 2 swoje kości tak, aby przedstawiały obrażenia niebezpośrednie.
card-reinforce = Jeśli masz w grze 2 kopie jakiejś postaci, rzuć kością jednej z nich do swojej puli.
card-strength-in-numbers = Zadaj przeciwnikowi 1 obrażenie niebezpośrednie za każdą swoją wyczerpaną postać.
card-sudden-impact = Usuń jedną ze swoich kości przedstawiających obrażenia; następnie zadaj każdej postaci przeciwnika obrażenia w liczbie równej połowie wartości usuniętej kości, zaokrąglonej w górę.
card-bubble-shield = Możesz przypisywać obrażenia niebezpośrednie do tej karty, jakby była postacią o wytrzymałości 3.
    Gdy ma 3 obrażenia, odrzuć ją.
