# Karty Astra Militarum, które potrzebują własnego zdania.
card-the-glovodan-eagle = Lider z tym dodatkiem ma +1 ATK.
    Jako jednostka ta karta jest jednostką armii z 1 ATK i 1 PW.
    Akcja w fazie walki · odłącz tę kartę: staje się jednostką armii.
    Akcja · jako jednostka wraca na rękę właściciela.
card-the-emperor-protects = Przerwanie · kiedy twoja jednostka ma opuścić grę z planety, na której jest twój lider, wraca zamiast tego na rękę właściciela.
