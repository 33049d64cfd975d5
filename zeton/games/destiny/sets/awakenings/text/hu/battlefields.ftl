card-imperial-armory = Uralom · játssz ki egy fejlesztést a kezedből 1 erőforrással olcsóbban.
card-jedi-temple = Uralom · nézd meg az ellenfeled kezében lévő lapokat, és dobj el közülük legfeljebb 2 eseményt.
card-starship-graveyard = Uralom · tegyél egy támogatást vagy fejlesztést a dobott paklidból a paklid tetejére.
