# A Felkelő lapok, amelyeknek saját mondat kell.
card-diplomatic-presence = Az erősített célkártya csak akkor rohanható le, ha ebben a fázisban már minden másik célkártyádat lerohanták.
card-misdirection = Akció · helyezz át 1 sérülést az egyik célkártyádról egy másikra.
