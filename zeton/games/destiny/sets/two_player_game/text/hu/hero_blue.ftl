card-rey-s-lightsaber = Miután kijátszottad ezt a lapot, adj 1 pajzsot a csatolt karakternek, vagy 2 pajzsot, ha az Rey.
card-inner-strength = Különleges · helyezz át 1 sebzést a csatolt karakterről egy pajzs nélküli ellenséges karakterre.
card-concentrate = Fordíts egy saját kockát tetszőleges oldalára; 1 erőforrás elköltésével egy másik saját kockát is tetszőleges oldalára fordíthatsz.
card-distraction = Válassz ki 2 kockát; az ellenfeled kiválasztja és eltávolítja az egyiket.
card-fierce-resolve = Dobj újra egy saját kockát; ezután okozz egy karakternek annyi sebzést, amennyi a kocka új értéke.
