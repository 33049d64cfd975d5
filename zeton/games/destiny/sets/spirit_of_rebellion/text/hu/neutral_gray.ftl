card-vibroknife = Az ezzel a kockával vagy az általa módosított kockával okozott sebzés védhetetlen.
card-new-orders = Cseréld ki a csatateret egy használaton kívülire, és hajtsd végre annak Uralom képességét.
card-swiftness = A következő lapra, amelyet ebben a körben kijátszol, érvényes a Rajtaütés kulcsszó.
card-ammo-belt = Közvetlenül azelőtt, hogy egy lap hatása eldobja a csatolt karakter egyik Fegyverét, eldobhatod helyette ezt a lapot.
