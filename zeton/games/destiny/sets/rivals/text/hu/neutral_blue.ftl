card-anakin-skywalker-rivals = Ez a karakter nem lehet egy csapatban Darth Vader karakterrel.
    Különleges · dobj el a kezedből egy hős lapot, és adj 2 pajzsot egy karakternek, vagy dobj el a kezedből egy gonosz lapot, és okozz 2 sebzést egy karakternek.
card-hidden-motive = Nevezz meg egy szimbólumot, és dobj újra egy ellenséges kockát; ha most ezt a szimbólumot mutatja, távolítsd el.
