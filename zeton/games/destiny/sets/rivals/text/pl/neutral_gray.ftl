card-emulate = Obróć na dowolną ściankę kość postaci, której co najmniej 2 kopie są w grze.
card-t-21-repeating-blaster = Specjalna · zadaj wybranej postaci 2 obrażenia; następnie możesz przerzucić tę kość; jeśli to zrobisz, pozostaje ona w twojej puli.
