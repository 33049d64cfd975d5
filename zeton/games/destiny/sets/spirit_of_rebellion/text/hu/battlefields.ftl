card-carbon-freezing-chamber = Uralom · válassz ki egy karakterkockát, akár készletben, akár a lapján van: a következő fordulóban nem lehet dobni vele.
card-cargo-hold = Uralom · helyezz át egy fejlesztést ugyanannak a játékosnak egy másik karakterére.
card-docking-bay = Uralom · a kezedből vagy a dobott paklidból játssz ki egy támogatást 1 erőforrással olcsóbban.
card-maz-s-castle = Uralom · húzz 2 lapot; ezután tegyél tetszőleges számú lapot a kezedből tetszőleges sorrendben a paklid aljára.
