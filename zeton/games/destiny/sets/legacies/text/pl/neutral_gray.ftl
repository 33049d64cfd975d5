card-modified-hwk-290 = Po tym, jak ta karta zostanie zagrana, umieść na niej 2 obrażenia.
    Po tym, jak aktywujesz tę kartę, zadaj sobie tyle obrażeń niebezpośrednich, ile obrażeń jest na niej.
card-canto-bight-pistol = Specjalna · zadaj wybranej postaci 2 obrażenia albo 3, jeśli to złoczyńca.
card-stun-baton = Po tym, jak postać otrzyma obrażenia od tej kości, możesz wydać 1 żeton zasobu: usuń jedną z kości tej postaci.
card-no-cheating = Zadaj wybranej postaci przeciwnika tyle obrażeń, ile dodatkowych akcji wykonano w ostatniej turze przeciwnika.
card-remote-stockpile = Akcja · wyczerp tę kartę: umieść na niej 1 żeton zasobu albo zabierz z niej wszystkie żetony zasobów.
