# Zasady, każda w jednym wierszu, naszymi słowami, według numerów.

chapter-R1 = Zawartość pudełka
rule-R1-1 = Można grać siedmioma Jedi; są to Anakin, Ahsoka, Obi-Wan, Yoda, Mace, Aayla i Luminara.
rule-R1-2 = Każdy z czterech złoczyńców ma dwustronny arkusz i sześć kart.
rule-R1-3 = 36 droidów i 3 blokady to wszystko, co jest; usunięte można umieścić ponownie.
rule-R1-4 = 46 kart oddziałów, 32 karty inwazji, 24 karty misji i pięć kart pomocy gracza.
rule-R1-5 = Karty inwazji: po jednej dla każdej planety i każdego znacznika misji.
rule-R1-6 = Dwa znaczniki misji, pomarańczowy i biały; znaczniki torów, przypominający i gry solo; suwak; kość.
rule-R1-7 = Kość ma dwanaście ścianek z sukcesami i obrażeniami.
rule-R1-8 = Połączenia wiążą 30 planet; dwa tory liczą inwazję i zagrożenie.

chapter-R2 = Pojęcia
rule-R2-1 = Twoja planeta: ta, na której stoi twój Jedi.
rule-R2-2 = Planeta misji: ta, na której leży znacznik misji.
rule-R2-3 = Planeta w nawiasie: karty można użyć tylko tam.
rule-R2-4 = Sąsiednia planeta: prowadzi do niej jedno połączenie.
rule-R2-5 = Karty oddziałów są jawne.
rule-R2-6 = Rozmawiajcie do woli; w swojej turze decydujesz ty.
rule-R2-7 = Z Jedi innego gracza nic się nie robi bez zgody obu stron.

chapter-R3 = Przygotowanie gry
rule-R3-1 = Przygotowanie: wszystkie droidy i blokady są w puli.
rule-R3-2 = Zagrożenie zaczyna od 0, znacznik inwazji od pierwszego pola.
rule-R3-3 = Wybierzcie złoczyńcę; arkusz nie pokazuje jeszcze finału.
rule-R3-4 = Potasujcie sześć kart złoczyńcy.
rule-R3-5 = Jeśli arkusz tego wymaga, na tej talii leży znacznik przypominający.
rule-R3-6 = Arkusz może mieć własne przygotowanie.
rule-R3-7 = Obie karty planet misji zaczynają wśród odrzuconych kart inwazji, reszta tworzy potasowaną talię.
rule-R3-8 = Dobierzcie sześć kart inwazji; na dwóch pierwszych planetach są po 3 droidy, na dwóch kolejnych po 2.
rule-R3-9 = Na dwóch ostatnich planetach jest po 1 droidzie.
rule-R3-10 = Złoczyńca zaczyna na szóstej planecie.
rule-R3-11 = Tych sześć kart się odrzuca, szósta leży na wierzchu.
rule-R3-12 = Każdy gracz bierze jednego Jedi.
rule-R3-13 = Losowa karta pomocy wskazuje twoją pierwszą planetę.
rule-R3-14 = Po trzy karty oddziałów; przy czterech lub pięciu graczach po cztery.
rule-R3-15 = Misje: padawan 3, rycerz 4, mistrz 5, wielki mistrz 6 lub więcej, dobrane bez podglądania.
rule-R3-16 = Pierwsza misja trafia na pomarańczowe pole, jej znacznik na jej planetę; potem działa jej efekt.
rule-R3-17 = Z drugą misją jest tak samo, tylko pole jest białe.
rule-R3-18 = W talii misji zostaje o dwie mniej.
rule-R3-19 = Rozpocząć może każdy.

chapter-R4 = Tura
rule-R4-1 = Tury idą zgodnie z ruchem wskazówek zegara.
rule-R4-2 = Tura: przygotowanie kart, akcje, złoczyńca, inwazja.
rule-R4-3 = Przygotowujesz tylko własne karty.
rule-R4-4 = Maksymalnie cztery akcje, tę samą dowolnie często.
rule-R4-5 = Akcje: lot, wezwanie posiłków, atak, podjęcie misji.
rule-R4-6 = Złoczyńca i inwazja następują po turze każdego Jedi.

chapter-R5 = Lot
rule-R5-1 = Lot prowadzi przez jedno połączenie.
rule-R5-2 = Wrogowie nigdy cię nie zatrzymują.
rule-R5-3 = Z jednym transportem połączenia są dwa.

chapter-R6 = Wezwanie posiłków
rule-R6-1 = Wezwanie posiłków: dobierz jedną kartę oddziałów.
rule-R6-2 = Mając więcej niż siedem kart, od razu odrzuć nadmiar albo zagraj sojuszników.
rule-R6-3 = Gdy talia oddziałów się skończy, z jej odrzuconych kart powstaje nowa.

chapter-R7 = Atak
rule-R7-1 = Atakować można tylko tam, gdzie jest wróg.
rule-R7-2 = Rzuć kością.
rule-R7-3 = Potem wszyscy obecni Jedi mogą dołożyć karty szturmu albo wszyscy karty ukrycia, po +1.
rule-R7-4 = Każdy sukces to jedno obrażenie; rozdziela je atakujący.
rule-R7-5 = Wytrzymałość: droid 1, blokada 2, złoczyńca według arkusza.
rule-R7-6 = Wroga usuwa tyle obrażeń w jednej akcji, ile wynosi jego wytrzymałość.
rule-R7-7 = Dopóki jest blokada, droidów i złoczyńców nie można zranić.
rule-R7-8 = Obrażenia nie trwają dłużej niż akcja.
rule-R7-9 = Potem atakujący otrzymuje po jednym za każdego pozostałego wroga i każdy symbol obrażeń.
rule-R7-10 = Pomagający nie otrzymują żadnych.
rule-R7-11 = Złoczyńca bez wytrzymałości zostaje i się liczy.

chapter-R8 = Podjęcie misji
rule-R8-1 = Misję podejmuje się na jej planecie.
rule-R8-2 = Nie pod blokadą.
rule-R8-3 = Przed finałem nie obok złoczyńcy.
rule-R8-4 = Droidy nie mają znaczenia.
rule-R8-5 = Rzuć kością, potem wszyscy obecni Jedi mogą dołożyć karty pasujące do symboli misji.
rule-R8-6 = Próg trzeba osiągnąć w tej jednej próbie.
rule-R8-7 = Karty tak czy inaczej pozostają wyczerpane.

chapter-R9 = Sukces, porażka, następna misja
rule-R9-1 = Sukces: obrażenia, efekt misji, misja wypada z gry, przychodzi następna.
rule-R9-2 = Gdy następnej misji nie ma, znacznik dołącza do drugiego.
rule-R9-3 = Gdy nie ma już żadnej misji, zaczyna się finał.
rule-R9-4 = Porażka: tylko obrażenia z kości; można próbować ponownie.
rule-R9-5 = Obrażenia otrzymuje tylko aktywny Jedi.

chapter-R10 = Karty oddziałów
rule-R10-1 = Karty oddziałów: szturm, ukrycie, obrona, transport, sojusznik.
rule-R10-2 = Aby użyć karty, wyczerp ją; to nie jest akcja.
rule-R10-3 = Wyczerpane karty czekają na następną turę swojego właściciela.
rule-R10-4 = Użycie nigdy nie odrzuca karty, chyba że to sojusznik.
rule-R10-5 = Szturm i ukrycie pomagają na twojej planecie w turze każdego.
rule-R10-6 = Obrona zapobiega jednemu obrażeniu kogokolwiek na twojej planecie.
rule-R10-7 = Transport pozwala komuś z twojej planety lecieć przez dwa połączenia; ty zostajesz.
rule-R10-8 = Wszystkie karty jednego rodzaju działają tak samo.

chapter-R11 = Sojusznicy
rule-R11-1 = Sojusznika odrzuca się, aby zadziałał jego efekt.
rule-R11-2 = W dowolnej chwili, chyba że karta mówi kiedy.
rule-R11-3 = Nie wtedy, gdy karta jest wyczerpana.
rule-R11-4 = Sojusznicy nie są symbolami.
rule-R11-5 = Powyżej limitu można zagrać sojusznika zamiast odrzucać kartę.

chapter-R12 = Darmowa akcja
rule-R12-1 = Darmowa akcja należy do twojego etapu akcji i nic nie kosztuje.
rule-R12-2 = Nigdy w trakcie innej akcji.
rule-R12-3 = Raz na turę.

chapter-R13 = Obrażenia, wyczerpanie, limit
rule-R13-1 = Obrażenia: odrzuć tyle kart oddziałów.
rule-R13-2 = Jeśli kart nie wystarcza, reszta przepada; nikt nie odpada z gry.
rule-R13-3 = Wyczerp tyle przygotowanych kart, ile trzeba, albo mniej, jeśli tylu nie masz.
rule-R13-4 = Nigdy więcej niż siedem kart oddziałów.
rule-R13-5 = Obi-Wan i Luminara liczą karty dopiero po swojej darmowej akcji.

chapter-R14 = Aktywacja złoczyńcy
rule-R14-1 = Złoczyńca: najpierw to, co arkusz robi co turę.
rule-R14-2 = Potem jedna karta złoczyńcy.
rule-R14-3 = Od góry do dołu, z pominięciem tego, co niemożliwe.
rule-R14-4 = Tylko jedna karta.
rule-R14-5 = Pusta talia złoczyńcy powstaje na nowo.
rule-R14-6 = W każdej talii złoczyńcy jest jedno oblężenie.

chapter-R15 = Planeta pod oblężeniem
rule-R15-1 = Oblężenie: znacznik inwazji idzie dalej; na końcu toru wzrasta zagrożenie.
rule-R15-2 = Na planecie ze spodniej karty inwazji przybywa droidów, aż są trzy.
rule-R15-3 = To nigdy nie jest okupacja.
rule-R15-4 = Odrzucone karty, potasowane razem z tamtą, trafiają na wierzch talii.

chapter-R16 = Wierzchnia planeta, wybory, drogi
rule-R16-1 = Wierzchnia planeta: ta z wierzchniej odrzuconej karty inwazji.
rule-R16-2 = O tym, co nie jest określone, decyduje aktywny gracz.
rule-R16-3 = Ku czemuś idzie się najkrótszą drogą.
rule-R16-4 = Złoczyńcy mijają wszystko.

chapter-R17 = Inwazja
rule-R17-1 = Inwazja: tyle kart, ile wskazuje tor.
rule-R17-2 = Na każdej planecie po kolei jeden droid.
rule-R17-3 = Zamiast czwartego droida jest okupacja.
rule-R17-4 = Każdy brakujący droid zwiększa zagrożenie.
rule-R17-5 = Pusta talia inwazji powstaje na nowo.
rule-R17-6 = Karta planety misji oznacza planetę, na której jest jej znacznik.

chapter-R18 = Okupacja i blokady
rule-R18-1 = Okupacja: zagrożenie +1, potem blokada.
rule-R18-2 = Droidy się nie rozprzestrzeniają.
rule-R18-3 = Na planecie może być kilka blokad.
rule-R18-4 = Pod blokadą nie można tknąć niczego oprócz niej.
rule-R18-5 = Blokada umieszczona w inny sposób niczego nie zwiększa.
rule-R18-6 = Brakująca blokada zwiększa zagrożenie.
rule-R18-7 = Wszystko pod blokadą nadal rani atakującego.

chapter-R19 = Zagrożenie
rule-R19-1 = Zagrożenie zwiększają okupacja, brakujące elementy, koniec toru inwazji i złoczyńcy.
rule-R19-2 = Zagrożenie nie maleje.

chapter-R20 = Talie
rule-R20-1 = Talie oddziałów, złoczyńcy i inwazji nigdy się nie kończą.
rule-R20-2 = Ukończone misje nie wracają.

chapter-R21 = Finał
rule-R21-1 = Finał: odwróćcie arkusz i od razu zróbcie, co każe.
rule-R21-2 = Teraz liczy się tylko ta strona; talia złoczyńcy zostaje.
rule-R21-3 = Złoczyńca już nie przeszkadza w misjach, blokady tak.
rule-R21-4 = Misje finałowe podejmuje się jak inne.
rule-R21-5 = Tura trwa dalej.

chapter-R22 = Koniec gry
rule-R22-1 = Koniec toru zagrożenia oznacza przegraną.
rule-R22-2 = Warunek finału oznacza wygraną.
rule-R22-3 = Wszyscy wygrywają albo przegrywają razem.

chapter-R23 = Gra jednoosobowa
rule-R23-1 = Gra solo: dwoje Jedi.
rule-R23-2 = Każde ma własny oddział i limit.
rule-R23-3 = To, kto zaczyna, rozstrzyga los.
rule-R23-4 = Ich tury następują na zmianę.

chapter-R24 = Jedi
rule-R24-1 = Anakin atakuje za darmo, wszystkie jego karty to szturm.
rule-R24-2 = Ahsoka wyczerpuje maksymalnie dwie karty; każda to jedno obrażenie na jej lub sąsiedniej planecie.
rule-R24-3 = Obi-Wan dobiera dwie karty i odrzuca jedną.
rule-R24-4 = Luminara dobiera jedną kartę i może wymienić maksymalnie dwie.
rule-R24-5 = Mace przenosi maksymalnie dwa droidy na swoją planetę lub z niej.
rule-R24-6 = Yoda przenosi Jedi do innego Jedi.
rule-R24-7 = Aayla zabiera maksymalnie dwoje Jedi ze swojej planety na jedną sąsiednią.

chapter-R25 = Złoczyńcy
rule-R25-1 = Ventress ma przed finałem wytrzymałość 3.
rule-R25-2 = Na planecie misji co turę zwiększa zagrożenie.
rule-R25-3 = Karta „Tropienie” zbliża ją do planety misji albo sprowadza z powrotem na planszę.
rule-R25-4 = Jej finał to jedna misja, „Pojedynek asów”.
rule-R25-5 = Grievous przed finałem nie potrzebuje suwaka.
rule-R25-6 = Po karcie „Niech cierpią” Jedi mogą uciec, zranieni czy nie.
rule-R25-7 = Jego finał ma cztery misje w stałej kolejności.
rule-R25-8 = Gdy jest na planszy, co turę przychodzi jedna karta inwazji więcej.
rule-R25-9 = Siła Maula nie wychodzi poza swój tor.
rule-R25-10 = Karta „Wrogie przejęcie” umieszcza Maula, gdziekolwiek jest.
rule-R25-11 = Usunięcie z planszy kosztuje Maula dwa punkty siły.
rule-R25-12 = W finale zachowuje swoją siłę.
rule-R25-13 = Misja „Rozstrzygające starcie” wymaga 7 i tyle, ile wynosi zagrożenie.
rule-R25-14 = Dooku, Grievous i Ventress mają wytrzymałość po 2; w finale Dooku 5, Grievous 2.
rule-R25-15 = Zaczynają na szóstej, piątej i czwartej planecie.
rule-R25-16 = Co turę zbliżają się do Jedi o jedną planetę.
rule-R25-17 = Karta „Pojedynek” rani Jedi raz, niezależnie od liczby złoczyńców.
rule-R25-18 = W finale Dooku nie ma już Ventress.
rule-R25-19 = Bez podanej wytrzymałości: nie można usunąć.

chapter-R26 = Sojusznicy i misje po kolei
rule-R26-1 = C-3PO i R2-D2 pomagają tylko na planecie misji, na której jest ich właściciel.
rule-R26-2 = Padmé działa w dowolnym etapie akcji.
rule-R26-3 = Parszywa zgraja dodaje swoje obrażenia do obrażeń akcji, w której się ją zagrywa, w dowolnej jej chwili.
rule-R26-4 = Hondo nie przenosi nikogo, kto jest w trakcie akcji.
rule-R26-5 = Wymienionej karty się nie bierze, jeśli ktoś ją już ma.
rule-R26-6 = Misja „Zgubiony” gromadzi wszystkich złoczyńców tej gry.
rule-R26-7 = „Ucieczka z Cytadeli”: Lola Sayu, 7, dwa obrażenia, potem dobierz jedną kartę.
rule-R26-8 = „Zabawa w kotka i myszkę”: Christophsis, 6, zaczyna się blokadą.
rule-R26-9 = Misja „Wyzwolenie Ryloth” rani wszystkich obecnych, chyba że ktoś wyczerpie jeden transport.
