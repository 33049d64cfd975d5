# A sötét oldal semleges lapjai, amelyeknek saját mondat kell.
card-icetromper = Akció · áldozd fel ezt az egységet: egy megcélzott támadó nem Jármű egység kikerül a lerohanásból. Ezután az az egység 1 sérülést kap.
card-battle-of-hoth-58 = Sors · választhatsz célpontnak egy Hoth célkártyát; az 1 sérülést kap, vagy lekerül róla 1 sérülés.
