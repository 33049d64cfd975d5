card-darth-vader-spirit-of-rebellion = Különleges · okozz 3 sebzést egy karakternek; ezután ez a karakter 1 sebzést kap.
card-no-disintegrations = Dobd el az ellenfeled paklijának felső lapját, vagy a felső 3 lapját, ha a dobott paklidban van ennek az eseménynek egy másolata.
