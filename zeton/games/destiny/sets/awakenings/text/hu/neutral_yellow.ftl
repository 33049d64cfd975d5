card-black-market = Különleges · húzz 2 lapot; ezután kijátszhatsz egy fejlesztést a kezedből 1 erőforrással olcsóbban.
card-cunning = Csak sárga karakterre játszható ki.
    Különleges · hajtsd végre egy másik, játékban lévő lap különleges képességét úgy, mintha az a lap a tiéd volna.
card-disarm = Távolíts el egy sebzést mutató saját kockát: dobj el a játékból egy Fegyvert vagy Felszerelést, amely nem kerül többe, mint annak a kockának az értéke.
card-reversal-awakenings = Jelölj ki egy sárga karaktert: távolíts el egy sebzést mutató kockát; okozz egy karakternek annyi sebzést, amennyit a kocka mutatott.
card-hunker-down = Ha a csatolt karakter közelharci sebzést kap, dobd el ezt a lapot.
    Akció · merítsd ki ezt a lapot: adj 1 pajzsot a csatolt karakternek.
