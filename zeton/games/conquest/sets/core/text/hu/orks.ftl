# Ork lapok, amelyeknek saját mondat kell.
card-snotling-attack = Bevetési akció · játékba kerül 4 Snotlings jelzőegység, mindegyik egy általad választott bolygón.
card-ork-kannon = Harci akció · merítsd ki ezt a lapot: válassz célpontnak egy bolygót: minden játékos eloszt 1 közvetett sérülést az ottani egységei között.
card-tellyporta-pad = Harci akció · merítsd ki ezt a lapot: válassz célpontnak egy máshol lévő saját Ork egységet; az átmegy az első bolygóra.
