# A világos oldal semleges lapjai, amelyeknek saját mondat kell.
card-opening-moves = Az ellenfelednek az összecsapásfázisa első lerohanását, ha lehet, egy Yavin 4 célkártyád ellen kell indítania.
card-ion-cannon-barrage = Akció · minden lapról lekerül a pajzs.
