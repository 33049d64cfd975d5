card-ig-88-spirit-of-rebellion = Különleges · játssz ki erre a karakterre egy sárga Fegyvert vagy Felszerelést a dobott paklidból 2 erőforrással olcsóbban.
card-slave-i-spirit-of-rebellion = Különleges · az ellenfeled annyi sebzést okoz a karaktereinek, tetszése szerint elosztva, ahány kocka van a készletében.
card-blackmail = Miután dobtál vagy újradobtál ezzel a kockával, az ellenfeled adhat neked 1 erőforrást: ekkor ez a kocka eltávolítandó.
