card-darth-vader-spirit-of-rebellion = Különleges · okozz 3 sebzést egy karakternek; ezután ez a karakter 1 sebzést kap.
card-command-shuttle = Különleges · hajtsd végre az egyik karaktered különleges képességét.
card-force-lightning = Csak kék karakterre játszható ki.
    Különleges · okozz 1 sebzést egy karakternek; eltávolíthatsz egy üres oldalt mutató kockát is: ekkor dobd újra ezt a kockát, amely a készletedben marad.
card-lure-of-power = Ennek a kockának a módosítóit bármelyik kockához hozzáadhatod, amelyet felhasználsz, a szimbólumától függetlenül.
card-no-disintegrations = Dobd el az ellenfeled paklijának felső lapját, vagy a felső 3 lapját, ha a dobott paklidban van ennek az eseménynek egy másik példánya.
card-rise-again = Gyógyíts 5 sebzést egy egyedi kék karakteren; ezután ingyen kijátszhatsz rá egy fejlesztést a dobott paklidból.
card-the-price-of-failure = Jelölj ki egy kék karaktert: győzd le az egyik karakteredet; ezután frissíts fel egy karaktert.
