# Sötét Elda lapok, amelyeknek saját mondat kell.
card-khymera-den = Akció · merítsd ki ezt a lapot: válassz célpontnak egy bolygót; tetszőleges számú saját Khymera jelzőegység átmegy oda.
card-coliseum-fighters = Reakció · miután ez az egység játékba került, a dobott paklid legfelső eseménye visszakerül a kezedbe.
