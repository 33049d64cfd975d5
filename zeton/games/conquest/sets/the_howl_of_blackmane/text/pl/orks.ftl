# Karty Orków, które potrzebują własnego zdania.
card-smash-n-bash = Akcja w fazie walki · wybierz planetę, na której masz jednostki, a nie ma wrogiego lidera; zadaj 1 obrażenie każdej swojej jednostce na tej planecie, a następnie przygotuj maksymalnie 3 z nich.
