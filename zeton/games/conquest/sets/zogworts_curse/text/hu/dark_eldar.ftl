# Sötét Elda lapok, amelyeknek saját mondat kell.
card-crucible-of-malediction = Reakció · miután kijátszottál egy Kínzás eseményt, merítsd ki ezt a lapot: nézd meg egy pakli felső 3 lapját, dobd el az egyiket, a többit pedig tedd vissza a tetejére tetszőleges sorrendben.
card-searing-brand = Harci akció · válassz célpontnak egy nem hadúr egységet, amelynek bolygóján a hadurad is ott van; 3 megelőzhetetlen sérülést kap, hacsak az ellenfeled el nem dob 2 lapot.
