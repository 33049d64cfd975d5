card-droid-commandos = Specjalna · zadaj po 1 obrażeniu dowolnej liczbie postaci.
card-captain-phasma-s-blaster = Dopóki ta karta jest dołączona do postaci Kapitan Phasma, ma słowo kluczowe Przepisanie.
card-armored-support = Akcja · wyczerp tę kartę: przerzuć jedną ze swoich czerwonych kości; jeśli przedstawia ona teraz obrażenia, zadaj wybranej postaci 1 obrażenie.
card-first-strike = Wybierz kość przeciwnika przedstawiającą obrażenia: zadaj wybranej postaci tyle obrażeń, ile wynosi wartość tej kości.
card-imperial-envoy = Ujawnij 2 losowe karty z ręki przeciwnika; następnie zadaj wybranej postaci 1 obrażenie za każde wydarzenie i każde wsparcie wśród nich.
