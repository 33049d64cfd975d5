# Tau lapok, amelyeknek saját mondat kell.
card-ksimyen-orbital-city = Harci akció · válassz célpontnak egy bolygót, merítsd ki ezt a lapot: egy Éteri egység átmegy oda a főhadiszállásodról. Ezután felfrissül.
