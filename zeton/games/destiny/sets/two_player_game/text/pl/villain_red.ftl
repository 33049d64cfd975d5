card-droid-commandos = Specjalna · zadaj po 1 obrażeniu dowolnej liczbie postaci.
card-captain-phasma-s-blaster = Dopóki ta karta jest dołączona do postaci Kapitan Phasma, ma słowo kluczowe Przepisanie.
card-armored-support = Akcja · wyczerp tę kartę: przerzuć jedną ze swoich czerwonych kości; jeśli wypadną na niej obrażenia, zadaj wybranej postaci 1 obrażenie.
card-first-strike = Wskaż kość przeciwnika przedstawiającą obrażenia; zadaj wybranej postaci tyle obrażeń, ile wynosi jej wartość.
card-imperial-envoy = Ujawnij 2 losowe karty z ręki przeciwnika; następnie zadaj wybranej postaci 1 obrażenie za każde wydarzenie i każde wsparcie wśród nich.
