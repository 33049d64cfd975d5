card-strike-team = Ta karta kosztuje o 1 mniej, gdy przeciwnik ma co najmniej 3 żetony zasobów.
card-teamwork = Specjalna · daj postaci z tą kartą 1 osłonę; możesz dać 1 osłonę innej postaci.
card-poe-dameron-s-blaster = Specjalna · zadaj wybranej postaci 2 obrażenia albo 3, jeśli ta karta jest dołączona do postaci Poe Dameron.
