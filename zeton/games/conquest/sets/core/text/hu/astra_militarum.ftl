# Astra Militarum lapok, amelyeknek saját mondat kell.
card-glorious-intervention = Reakció · miután egy egységnek támadásból származó sérülést osztottak ki, áldozz fel egy ott lévő saját Katona vagy Harcos egységet: az a sérülés teljes egészében elmarad. Ezután a támadó annyi sérülést kap, amennyi a feláldozott egység nyomtatott TÁM-értéke.
card-elysian-assault-team = Megszakítás, a kezedből · amikor egy saját Katona vagy Harcos egység egy bolygóról elhagyná a játékot, ez az egység ott játékba kerül.
card-preemptive-barrage = Harci akció · válassz célpontnak legfeljebb 3 saját Astra Militarum egységet ugyanazon a bolygón; a fázis végéig megkapják a Távolsági kulcsszót.
card-bodyguard = Kényszerreakció · miután egy másik itt lévő saját egységnek támadásból származó sérülést osztottak ki, abból 1 sérülést a csatolt egység kap meg.
