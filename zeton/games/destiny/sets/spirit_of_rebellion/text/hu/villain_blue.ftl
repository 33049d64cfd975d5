card-darth-vader-spirit-of-rebellion = Különleges · okozz 3 sebzést egy karakternek; ezután ez a karakter 1 sebzést kap.
