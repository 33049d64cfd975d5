card-imperial-palace = Uralom · nézd meg az ellenfeled kezét, és dobj el belőle egy lapot.
card-launch-deck = Uralom · távolítsd el egy kockádat: okozz az ellenfelednek annyi közvetett sebzést, amennyi a kocka értékének felfelé kerekített fele.
