# What puzzles ask for.

puzzle-is-defeated = Przeciwnik zajął już pole bitwy. Pokonaj postać { $card } przed końcem rundy, nie zdając się na rzut.

# The lesson: what is said at each step, and to whoever does something else.

lesson-goal = Wygrywasz, gdy pokonasz wszystkie postacie przeciwnika. Obrażenia zadają kości: każda postać ma jedną lub dwie, a ulepszenia dają następne. { $boba-fett } wytrzyma jeszcze trzy obrażenia.
lesson-upgrade = Gracze na zmianę wykonują po jednej akcji. Masz dwa zasoby: zagraj { $hunting-rifle }, ulepszenie z własną kością.
    .wrong = Najpierw ulepszenie: naciśnij { $hunting-rifle } na ręce.
lesson-attach = Ulepszenie dołącza się do postaci i rzuca jego kością razem z jej kośćmi. Luke Skywalker ma już dwie: daj je jemu.
    .wrong = Luke rzuca największą liczbą kości. Daj je karcie Luke Skywalker.
lesson-activate = Przeciwnik też aktywował postać. Teraz aktywuj Luke’a: wyczerpuje się, a wszystkie jego kości trafiają rzutem do twojej puli.
    .wrong = Pora rzucić kośćmi Luke’a. Aktywuj kartę Luke Skywalker.
lesson-resolve = Dwie kości Luke’a pokazują obrażenia dystansowe. Jedną akcją rozpatrujesz kości z takim samym symbolem. Zacznij od jednej z nich.
    .wrong = Rozpatrz jedną z kości Luke’a z obrażeniami dystansowymi.
lesson-hit = Która postać je przyjmuje? { $boba-fett } jest prawie pokonany.
    .wrong = { $boba-fett } jest prawie pokonany. Wybierz jego.
lesson-more = Druga kość pokazuje ten sam symbol, więc możesz ją rozpatrzyć w tej samej akcji.
    .wrong = Dalej: druga kość też pokazuje obrażenia dystansowe.
lesson-hit-again = I jeszcze raz: to pokona Bobę Fetta.
    .wrong = Jeszcze jedno dla postaci Boba Fett i będzie pokonana.
lesson-claim = Pokonana postać odchodzi ze wszystkimi kośćmi. Kto pierwszy zajmie pole bitwy, zaczyna następną rundę, ale w tej nie wykona już żadnej akcji. Najlepsze kości masz za sobą: zajmij pole bitwy.
    .wrong = Więcej w tej rundzie nie zdziałasz. Zajmij pole bitwy.
lesson-claim-ability = Kto zajmuje pole bitwy, może użyć jego zdolności. Użyj jej.
    .wrong = Należy ci się za zajęcie pola bitwy. Użyj jej.
lesson-end = Na końcu rundy każdy przygotowuje karty, bierze dwa zasoby i dobiera do pięciu kart, a kości wracają na karty. Została jeszcze jedna postać do pokonania.
