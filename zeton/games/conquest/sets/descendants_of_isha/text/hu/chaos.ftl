# Káosz lapok, amelyeknek saját mondat kell.
card-slaaneshs-temptation = Minden ellenséges egység, amelyet egy másik bolygóra vetnek be, 1 erőforrással drágább.
    Kényszerreakció · miután véget ért itt egy csata, áldozd fel ezt a lapot.
card-doom-siren = Reakció · miután a csatolt egység használta a Területhatását, minden szomszédos bolygón lévő ellenséges egység ugyanennyi sérülést kap. Ezután áldozd fel a csatolt egységet.
