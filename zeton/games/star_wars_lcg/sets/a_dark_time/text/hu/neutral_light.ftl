# A világos oldal semleges lapjai, amelyeknek saját mondat kell.
card-battle-of-hoth = Sors · választhatsz célpontnak egy Hoth célkártyát; az 1 sérülést kap, vagy lekerül róla 1 sérülés.
