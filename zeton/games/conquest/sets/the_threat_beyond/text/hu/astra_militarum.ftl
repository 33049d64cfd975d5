# Astra Militarum lapok, amelyeknek saját mondat kell.
card-the-glovodan-eagle = A csatolt hadúr +1 TÁM-ot kap.
    Egységként ez a lap 1 TÁM-értékű és 1 ÉP-értékű hadsereg-egység.
    Harci akció · válaszd le ezt a lapot: hadsereg-egység lesz belőle.
    Akció · egységként visszakerül a tulajdonosa kezébe.
card-the-emperor-protects = Megszakítás · amikor egy saját egység elhagyná a játékot arról a bolygóról, ahol a hadurad van, ehelyett visszakerül a tulajdonosa kezébe.
