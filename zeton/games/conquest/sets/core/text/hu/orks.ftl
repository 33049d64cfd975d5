# Ork lapok, amelyeknek saját mondat kell.
card-snotling-attack = Bevetési akció · 4 Snotlings jelzőegység játékba kerül, mindegyik egy általad választott bolygón.
card-ork-kannon = Harci akció · merítsd ki ezt a lapot: válassz célpontnak egy bolygót, ahol minden játékos eloszt 1 közvetett sérülést az egységei között.
card-tellyporta-pad = Harci akció · merítsd ki ezt a lapot: válassz célpontnak egy máshol lévő saját Ork egységet; az átmegy az első bolygóra.
