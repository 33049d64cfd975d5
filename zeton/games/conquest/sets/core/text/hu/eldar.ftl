# Elda lapok, amelyeknek saját mondat kell.
card-biel-tan-warp-spiders = Reakció · miután támadónak jelölted ezt az egységet, nézd meg az egyik pakli felső 2 lapját; az egyiket eldobhatod.
card-gift-of-isha = Akció · a dobott paklid legfelső Elda egysége játékba kerül egy bolygón; a fázis végén el kell dobnod.
