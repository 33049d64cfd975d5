# Tau lapok, amelyeknek saját mondat kell.
card-ksimyen-orbital-city = Harci akció · merítsd ki ezt a lapot: válassz célpontnak egy bolygót; egy Éteri egység átmegy oda a főhadiszállásodról. Ezután felfrissül.
