card-decisive-blow-spirit-of-rebellion = Használj fel egy közelharci sebzést mutató saját kockát; ezután távolítsd el az eltalált karakternek és a fejlesztéseinek minden kockáját.
card-high-ground = Csak akkor játszható ki, ha te irányítod a csatateret. Távolíts el egy sebzést mutató ellenséges kockát; ezután, ha az karakterkocka volt, a karaktere 1 sebzést kap.
card-momentum-shift = Helyezz át 1 pajzsot egy ellenséges karakterről egy saját karakterre.
card-overconfidence = Jelölj ki egy kék karaktert: dobj újra 2 kockát; ezután távolítsd el közülük a kisebb értékűt, egyenlőség esetén bármelyiket.
card-trust-your-instincts = Jelölj ki egy kék karaktert: dobd újra annak a karakternek és a fejlesztéseinek tetszőleges számú kockáját; ezután húzhatsz egy lapot.
card-meditate = Akció · merítsd ki ezt a lapot, és távolíts el egy üres oldalt mutató saját kockát: fordíts egy saját kockát egy olyan oldalára, amely nem mutat sebzést.
card-force-illusion = Közvetlenül azelőtt, hogy a csatolt karakter sebzést kap, kivédheted úgy, hogy ugyanannyi lapot dobsz el a paklid tetejéről; ezután dobd el ezt a lapot a játékból.
