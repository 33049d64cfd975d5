card-ketsu-onyo = Közvetlenül azelőtt, hogy az egyik karaktered vereséget szenved, áthelyezheted annak egy Fegyverét erre a karakterre.
card-tinker = Fordíts egy saját kockát egy 1 értékű oldalára.
