# What puzzles ask for.

puzzle-mission-completed = Ukończ w tej turze misję { $card }, cokolwiek pokażą kości.
puzzle-blockade-removed = Przełam w tej turze blokadę planety { $card }, cokolwiek pokażą kości.
puzzle-villain-removed = Przepędź w tej turze złoczyńcę { $card } z planszy, cokolwiek pokażą kości.

# The lesson: what is said at each step, and to whoever does something else.

lesson-goal = Gracie razem, tutaj dwoma twoimi Jedi. Ukończ misje, a potem wygraj finał, zanim zagrożenie dojdzie do końca toru. Pierwsza misja, { $hostages }, jest na Coruscant.
lesson-fly = Jedi ma w turze cztery akcje. { $anakin-skywalker } jest na Korelii, o jedno połączenie od Coruscant. Leć tam.
    .wrong = Misja jest na Coruscant. Najpierw tam poleć.
lesson-attack = Jest tu droid. Misji nie przeszkadza, ale czwarty na jednej planecie podnosi zagrożenie. Zaatakuj: rzucasz kością, a jej sukcesy to obrażenia.
    .wrong = Najpierw droid, zanim będzie ich więcej. Zaatakuj.
lesson-help = Karty oddziałów dodają sukcesy: wyczerp kartę Rex. Pomóc mogą też karty innych Jedi na tej planecie.
    .wrong = { $sq-rex } jest stworzony do ataków. Wyczerp tę kartę.
lesson-enough = Na jednego droida to wystarczy. Resztę kart zachowaj na misję: nie dodawaj więcej.
    .wrong = Zachowaj karty: na jednego droida to wystarczy.
lesson-damage = Każde obrażenie usuwa droida. Usuń go.
    .wrong = Usuń droida: o to chodziło.
lesson-attempt = Teraz podejmij misję: znów rzucasz kością, a karty dodają to, czego brakuje.
    .wrong = Droida już nie ma. Podejmij misję.
lesson-successes = Brakuje trzech sukcesów. Wyczerpuj karty, aż nie zabraknie żadnego, także te, które ma Obi-Wan Kenobi: jest tutaj.
    .wrong = Bez twoich kart misja się nie uda. Wyczerp je.
lesson-reinforce = Misja ukończona, a wszystkie droidy tutaj i obok zniknęły. Karty masz wyczerpane: ostatnią akcją dobierz nową.
    .wrong = Ostatnią akcją dobierz kartę oddziałów: wezwij posiłki.
lesson-villain = Nie masz już akcji. Po każdej turze działa złoczyńca, a karta inwazji sprowadza nowe droidy. Zakończ akcje.
    .wrong = Nie ma już akcji. Zakończ je.
lesson-end = Oto cała tura: działasz, przygotowujesz karty i opierasz się złoczyńcy oraz inwazji. Następny jest { $obi-wan-kenobi }. Ruszaj do drugiej misji, zanim narośnie zagrożenie.
