# A Söpredék és gonosztevő lapok, amelyeknek saját mondat kell.
card-the-hunt-for-han-solo = Reakció · miután elfogtál egy egységet ennél a célkártyánál, fedd fel, és egy megcélzott Söpredék és gonosztevő lapról lekerül 1 fókuszjelző. Ha az egység Han Solo, állítsd 1-gyel feljebb a Halálcsillag-számlálót.
card-cloud-city-incinerator = Reakció, körönként egyszer · miután egy lap fogságba került, ha az Erő egyensúlya a sötét oldalé, dobd el azt a lapot.
card-carbonite-chamber-activation = Akció · válassz célpontnak egy vagy két nem Jármű egységet, amelyek nyomtatott költsége összesen legfeljebb 3; mindegyik 1 fókuszjelzőt kap.
