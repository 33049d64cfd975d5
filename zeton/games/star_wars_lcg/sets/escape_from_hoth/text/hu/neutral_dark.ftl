# A sötét oldal semleges lapjai, amelyeknek saját mondat kell.
card-isb-liaison = Akció · áldozd fel ezt az egységet: nézd meg egy parancspakli vagy egy célpakli legfelső lapját, akár a tiéd, akár az ellenfeledé. Ezután húzz egy lapot.
card-endless-reserves = Amíg ezen a célkártyán nincs sérülés, az előnyért vívott harc eldöntésekor az előnypaklidban lévő minden esemény 1-gyel több Erő-ikonnal számít.
card-remote-hideout = Az első egység, amelyet egy körben kijátszol, 1 fókuszjelzővel kerül játékba.
