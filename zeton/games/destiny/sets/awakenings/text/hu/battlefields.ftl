card-separatist-base = Uralom · az ellenfeled kiválasztja egy karakterét, és 1 védhetetlen sebzést okoz neki.
card-starship-graveyard = Uralom · tegyél egy támogatást vagy fejlesztést a dobott paklidból a paklid tetejére.
