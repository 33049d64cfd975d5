# What puzzles ask for.

puzzle-captures = Wygraj tę bitwę i zdobądź planetę { $card }.
puzzle-is-defeated = Pokonaj w tej bitwie lidera { $card }.
puzzle-is-bloodied = Spraw, by lider { $card } w tej bitwie krwawił.

# The lesson: what is said at each step, and to whoever does something else.

lesson-goal = W rzędzie leży siedem planet. Wygrywa ten, kto pierwszy zdobędzie trzy z takim samym symbolem, albo ten, kto pokona lidera przeciwnika. W tej rundzie walczycie o pierwszą planetę, Barlus.
lesson-deploy = W fazie wystawiania gracze na zmianę wystawiają po jednej karcie. Karty kosztują zasoby, a masz trzy. Wystaw za dwa { $tactical-squad-cardinis }.
    .wrong = Najpierw wystaw { $tactical-squad-cardinis }: naciśnij tę kartę na ręce.
lesson-place = Jednostki wystawia się na planetach. Na pierwszej planecie, Barlus, stoi wróg: wyślij oddział właśnie tam.
    .wrong = Bitwa tej rundy będzie na planecie Barlus. Tam wystaw oddział.
lesson-scout = Przeciwnik nie wystawia już niczego. Został ci jeden zasób: wystaw { $x10th-company-scout }.
    .wrong = Wystarczy jeszcze na { $x10th-company-scout }. Wystaw tę kartę.
lesson-place-scout = Zwiadowca ma symbol dowodzenia. Na planecie, gdzie nikt inny go nie ma, zdobędzie jej premię. Na Osus IV nie ma nikogo: tam go wystaw.
    .wrong = Planeta { $barlus } jest dobrze obsadzona. Na Osus IV zwiadowca zdobędzie dwa zasoby.
lesson-dial = Teraz oboje ustawiacie w tajemnicy wskaźniki: dokąd idzie lider? Gdzie jest lider, tam jest bitwa, i on wygrywa tam zmagania dowodzenia. Poślij swojego na Barlus, planetę 1.
    .wrong = Lider jest potrzebny na Barlus. Ustaw wskaźnik na 1.
lesson-bonus = Zmagania dowodzenia, planeta po planecie: gdzie masz więcej symboli dowodzenia albo jedynego lidera, bierzesz karty lub zasoby. Na Barlus dobierasz dwie karty.
    .wrong = Weź, co wygrywasz: dobierz karty.
lesson-second-bonus = A zwiadowca wygrywa dla ciebie Osus IV: dwa zasoby.
    .wrong = Weź, co wygrywasz: zasoby.
lesson-fight = Pora na bitwę na Barlus. Impas skończyłby ją bez zwycięzcy. Masz przewagę: walcz dalej.
    .wrong = Masz tu przewagę. Walcz dalej.
lesson-attack = Masz inicjatywę, więc atak zaczynasz ty. Atakujący się wyczerpuje, wybiera obrońcę i zadaje obrażenia równe swojemu ATK. Zaatakuj { $alpha-legion-infiltrator } liderem { $captain-cato-sicarius }: wystarczy jedno obrażenie.
    .wrong = Zaatakuj liderem { $captain-cato-sicarius }: zyska zasób, gdy wróg zostanie zniszczony.
lesson-battle-ability = Nie ma już wrogów: wygrywasz bitwę, używasz zdolności bitewnej planety i zdobywasz ją. Niech przeciwnik odrzuci kartę.
    .wrong = Nic nie kosztuje, a szkodzi przeciwnikowi. Użyj jej.
lesson-end = Planeta { $barlus } jest twoja. W fazie sztabu każdy dobiera dwie karty, bierze cztery zasoby i przygotowuje jednostki, a pierwszą planetą staje się następna. Zdobądź trzy z takim samym symbolem.
