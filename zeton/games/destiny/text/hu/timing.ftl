# Az időrend: fázisok, részeik, lépések.

timing-phase-setup = Előkészületek
timing-step-hand = Húzz ötöt, és egyszer bármelyiket kicserélheted
timing-step-roll-off = Dobás a csatatérért, minden karakterkockával
timing-step-battlefield = A nagyobb összeg választ csatateret
timing-step-shields = A másik játékos két pajzsot ad
timing-step-after-setup = Ami az előkészületek után történik

timing-phase-action = Akciófázis
timing-step-turn = A köröd: egy akció vagy passz
timing-part-actions = A hat akció egyike
timing-step-play = Játssz ki egy lapot
timing-step-activate = Aktiválj egy karaktert vagy támogatást
timing-step-resolve = Használj fel azonos szimbólumú kockákat
timing-step-reroll = Dobj el egy lapot, és dobj újra kockákat
timing-step-card-action = Használd egy lap akcióját
timing-step-claim = Vond uralmad alá a csatateret
timing-step-queue = Ami kiváltódott, a sorban vár, egyenként
timing-step-additional = További akciók
timing-step-passes = A másik köre; két egymást követő passz zárja a fázist

timing-phase-upkeep = Fenntartási fázis
timing-step-ready = Minden felfrissül, a kockák visszakerülnek a lapjukra
timing-step-gain = Mindenki 2 erőforrást kap
timing-step-refill = Dobj el bármennyi lapot, húzz ötig
timing-step-check = Üres paklik ellenőrzése; következő forduló
