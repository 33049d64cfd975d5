card-force-focus = Zagrywaj tylko wtedy, gdy masz w grze niebieską postać.
    Specjalna · obróć jedną ze swoich kości; jeśli pokażesz niebieską kartę z ręki, możesz obrócić także kość przeciwnika.
card-force-wave = Zagrywaj tylko na niebieską postać.
    Specjalna · zadaj 3 obrażenia jednej postaci, 2 drugiej i 1 trzeciej.
card-stronger-you-have-become = Przerzuć w dowolnych pulach maksymalnie tyle kości, ile ulepszeń masz w grze.
card-perseverance = Akcja · wyczerp tę kartę: przerzuć jedną ze swoich kości i, jeśli chcesz, zrób to jeszcze raz.
card-resilient = Po tym, jak efekt karty przeciwnika usunie kość postaci, do której dołączono tę kartę, możesz wyczerpać tę kartę: rzuć tą kością do swojej puli.
