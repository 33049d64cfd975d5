card-imperial-palace = Uralom · nézd meg az ellenfeled kezét, és dobj el belőle egy lapot.
card-launch-deck = Uralom · távolítsd el egy kockádat: okozz az ellenfelednek közvetett sebzést a kocka értékének felfelé kerekített felével.
