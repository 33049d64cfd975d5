card-chewbacca-spirit-of-rebellion = Különleges · fordíts egy ellenséges kockát egy sebzést mutató oldalára; ezután okozz egy karakternek annyi sebzést, amennyit a kocka most mutat.
card-jyn-erso-spirit-of-rebellion = Minden fordulóban az első sárga esemény, amelyet kijátszol, 1 erőforrással olcsóbb.
card-lone-operative = Különleges · gyógyíts 2 sebzést a csatolt karakteren, vagy 3 sebzést, ha nincs más karaktered játékban.
card-maz-s-goggles = Csak akkor játszható ki, ha van sárga karaktered játékban.
    Különleges · az ellenfeled megmutatja neked a kezét; dobj el belőle egy eseményt.
card-rebel = Csak akkor játszható ki, ha van eldobást mutató kockád. Játssz ki egy lapot a dobott paklidból 1 erőforrással olcsóbban.
card-long-con = Annyi erőforrást kapsz, ahány másolata van ennek az eseménynek a dobott paklidban.
