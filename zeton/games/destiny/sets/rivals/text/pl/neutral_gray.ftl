card-emulate = Obróć kość postaci, której co najmniej 2 kopie są w grze.
card-t-21-repeating-blaster = Specjalna · zadaj wybranej postaci 2 obrażenia; następnie możesz przerzucić tę kość i zostawić ją w swojej puli.
