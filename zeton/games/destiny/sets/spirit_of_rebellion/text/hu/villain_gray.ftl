card-interrogation-droid = Miután ezt a lapot aktiváltad, nézz meg egy véletlenszerű lapot az ellenfeled kezéből; ha az esemény, eltávolíthatod ezt a kockát, és eldobhatod azt az eseményt.
