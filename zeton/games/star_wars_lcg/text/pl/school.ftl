# What puzzles ask for.

puzzle-destroyed = Zniszcz w tej turze cel { $card }.

# The lesson: what is said at each step, and to whoever does something else.

lesson-goal = Grasz jasną stroną. Wygrywasz, gdy zniszczysz trzy cele ciemnej strony, zanim jej tarcza Gwiazdy Śmierci dojdzie do 12. Trzy zaznaczone karty to jej cele, a pierwszy jest już uszkodzony: zniszczą go jeszcze dwa obrażenia.
lesson-deploy = Najpierw wystawiasz karty. Kosztują zasoby, a te dają twoje cele i karta stronnictwa. Zagraj z ręki { $jedi-in-hiding }.
    .wrong = Jeszcze nie tę. Naciśnij { $jedi-in-hiding } na swojej ręce.
lesson-pay = Trzeba zapłacić dwa punkty zasobów. Karta, która je daje, dostaje żeton skupienia: w tej turze już nic nie zrobi. Naciśnij jedną ze świecących kart, a potem drugą.
    .wrong = Najpierw zapłać za { $jedi-in-hiding }: naciśnij świecący cel albo kartę stronnictwa.
lesson-engage = Na nic więcej cię nie stać, więc zaczyna się faza konfliktu: atakujesz. Wybierz { $counsel-of-the-sith }, bo brakuje mu najmniej.
    .wrong = Tak też można, ale { $counsel-of-the-sith } jest prawie zniszczony. Wybierz ten cel.
lesson-attack = Kto atakuje? Luke Skywalker ma obrażenia wybuchowe, a te uszkadzają cele. Wyślij jego.
    .wrong = To Luke ma obrażenia wybuchowe. Wyślij kartę Luke Skywalker.
lesson-attack-alone = Jednostka, która uderza, dostaje żeton skupienia i nie obroni się w turze przeciwnika. Jedna wystarczy: nie wysyłaj nikogo więcej.
    .wrong = { $jedi-in-hiding } zostaje w domu. Nie wysyłaj nikogo więcej.
lesson-edge = Przeciwnik broni się kartą { $dark-side-apprentice }. Teraz oboje kładziecie zakryte karty: kto wyłoży więcej symboli Mocy, ma przewagę, naciera pierwszy i używa symboli na białym tle. Yoda ma ich pięć.
    .wrong = Bez karty przewagę zdobędzie przeciwnik. Połóż kartę Yoda.
lesson-strike = Przewaga jest twoja i Luke naciera pierwszy. Obrażenia wybuchowe trafiają w cel, obrażenia jednostek w obrońcę. Zacznij od wybuchowych: jedno od Luke’a, jedno za przewagę.
    .wrong = Zacznij od obrażeń wybuchowych: to one zniszczą cel.
lesson-stay = Cel zniszczony, pierwszy z trzech. Możesz zaatakować jeszcze raz, ale wtedy { $jedi-in-hiding } nie obroni cię przed ciemną stroną. Na tym poprzestań.
    .wrong = Zachowaj { $jedi-in-hiding } do obrony. Nie atakuj więcej.
lesson-commit = Na końcu tury można przydzielić jednostki do Mocy. Liczą się w zmaganiach Mocy w każdej turze, a kto je wygra, ma po swojej stronie równowagę Mocy. Przydziel do Mocy { $jedi-in-hiding }.
    .wrong = Luke ma żeton skupienia i przyda się do ataków. Przydziel do Mocy { $jedi-in-hiding }.
lesson-end = Oto cała tura: odpoczynek, dobieranie, wystawianie, atak, przydzielanie do Mocy. Teraz tura ciemnej strony, a potem zaatakujesz następny cel.
