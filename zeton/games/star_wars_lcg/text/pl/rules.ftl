# Zasady po jednym zdaniu, naszymi słowami, według numerów.

rule-R1-1 = Gra dwoje: jedna osoba jasną stroną, druga ciemną.
rule-R1-2 = W pudełku jest 240 kart; każda strona ma 117 własnych i trzy karty Mocy.
rule-R1-3 = Są żetony obrażeń, skupienia i osłon, żeton równowagi oraz tarcza; żetonów nigdy nie brakuje.
rule-R1-4 = Każda strona ma trzy stronnictwa; karta neutralna nie ma żadnego, a jednak należy do strony.
rule-R1-5 = Sześć kart tworzy zestaw celu: sam cel i pięć innych, zawsze razem.
rule-R1-6 = Na karcie jest numer zestawu i jej własne miejsce w nim, od 1 do 6.
rule-R1-7 = Karty to cele, jednostki, ulepszenia, wydarzenia, losy i stronnictwa.
rule-R1-8 = Punkty zasobów kosztują tylko jednostki, ulepszenia i wydarzenia.
rule-R1-9 = Twoja karta stronnictwa daje 1 punkt zasobów i nie może opuścić gry.
rule-R1-10 = Karty Mocy oznaczają przydzielenie; nie są zwykłymi kartami.
rule-R1-11 = Masz dwie talie, rękę, obszar gry, stos kart odrzuconych, stos zwycięstwa i trzy karty Mocy.
rule-R1-12 = Talia to talia dowództwa, chyba że mowa o innej.
rule-R1-13 = Posiadasz to, co zaczęło grę w twojej talii; kontrolujesz to, co teraz ciebie słucha.
rule-R1-14 = Bez żetonu skupienia: karta przygotowana. Z choćby jednym: wyczerpana.
rule-R1-15 = Skupić to położyć jeden żeton na swojej przygotowanej karcie, do natarcia albo żeby jej użyć.
rule-R1-16 = Żetony położone przez efekt wyczerpują kartę, nie używając jej, choćby była już wyczerpana.
rule-R1-17 = Odkryte cele leżące przed tobą to twoje obecne cele.
rule-R1-18 = Aktywny gracz ma turę; w bitwie on atakuje, a drugi się broni.
rule-R1-19 = Karty są ważniejsze od zasad, ale „nie może” jest ważniejsze od wszystkiego.
rule-R1-20 = Ręce są tajne, stosy kart odrzuconych jawne.

rule-R2-1 = Przygotowanie 1: uzgodnijcie strony; każda bierze swoje karty Mocy.
rule-R2-2 = Przygotowanie 2: wybierzcie w tajemnicy talie i stronnictwa.
rule-R2-3 = Talie startowe: Jedi 1–7 i 18, Sojusz Rebeliantów 8–14 i 18, Sithowie 19–25 i 36, Marynarka Imperialna 26–32 i 36.
rule-R2-4 = Przygotowanie 3: pokażcie stronnictwa.
rule-R2-5 = Przygotowanie 4: równowaga Mocy zaczyna po jasnej stronie.
rule-R2-6 = Przygotowanie 5: cele to jedna potasowana talia, cała reszta to druga.
rule-R2-7 = Przygotowanie 6: żetony leżą w jednej puli.
rule-R2-8 = Przygotowanie 7: tarcza zaczyna od 0.
rule-R2-9 = Przygotowanie 8: z czterech wierzchnich celów zatrzymaj trzy zakryte; jeden idzie na spód.
rule-R2-10 = Przygotowanie 9: potasuj talię i weź sześć kart.
rule-R2-11 = Mulligan: jeden raz możesz wymienić całą pierwszą rękę na sześć innych kart.
rule-R2-12 = Przygotowanie 10: najpierw ciemna, potem jasna strona ujawnia swoje cele jeden po drugim.
rule-R2-13 = Pierwszą turę ma ciemna strona.

rule-R3-1 = Tury następują na zmianę, aż ktoś wygra.
rule-R3-2 = Fazy: równowagi, odpoczynku, dobierania, wystawiania, konfliktu, Mocy.
rule-R3-3 = Kroki obowiązkowe trzeba wykonać; w ich trakcie zdarzają się tylko zakłócenia i reakcje.
rule-R3-4 = W oknie akcji działacie na zmianę, zaczyna aktywny gracz, aż oboje spasują pod rząd.
rule-R3-5 = Kolejność wszystkich kroków i okien ustala schemat tury.
rule-R3-6 = Tura ciemnej strony: tarcza idzie o 1 do przodu i jeszcze o 1, gdy równowaga jest ciemna.
rule-R3-7 = Tura jasnej strony przy jasnej równowadze: 1 obrażenie dla ciemnego celu, jeśli chce.
rule-R3-8 = Cel stracony w ten sposób liczy się od razu.
rule-R3-9 = Odpoczynek: każda twoja karta traci 1 żeton skupienia.
rule-R3-10 = Jasna strona pomija to w swojej pierwszej turze.
rule-R3-11 = Potem znikają twoje żetony osłon; żetony przeciwnika zostają.
rule-R3-12 = Potem ujawniasz cele, jeden po drugim, aż masz trzy.
rule-R3-13 = Odpowiedzi na odpoczynek następują po zdjęciu żetonów skupienia (z opcją faq: po ujawnieniu celów).
rule-R3-14 = Faza dobierania: najpierw możesz wyrzucić jedną kartę.
rule-R3-15 = Potem dobierz albo odrzuć karty do swojej wartości rezerwy.
rule-R3-16 = Rezerwa wynosi 6, chyba że zmieniają ją karty.
rule-R3-17 = Jednostki i ulepszenia zagrywasz w swojej fazie wystawiania, po jednej karcie na akcję.
rule-R3-18 = To, co wchodzi do gry, jest przygotowane i od razu nadaje się do użycia.
rule-R3-19 = Konflikt: bitwy idą jedna po drugiej, każda do końca przed następną.
rule-R3-20 = Każdy wrogi cel można wybrać do bitwy najwyżej raz na turę.
rule-R3-21 = W każdej chwili możesz przestać atakować cele.
rule-R3-22 = Ciemna strona nie ma fazy konfliktu w swojej pierwszej turze.
rule-R3-23 = Odrzucone karty leżą odkryte na stosie właściciela.
rule-R3-24 = Kolejność kilku kart odrzucanych naraz wybiera ich właściciel.
rule-R3-25 = Usunięte żetony wracają do puli, karty Mocy do swojego zapasu.

rule-R4-1 = Powiedz, za co płacisz, stwórz punkty zasobów, potem zagraj kartę; gdy ich brakuje, nic się nie dzieje.
rule-R4-2 = Punkty zasobów dają stronnictwo, obecne cele oraz jednostki i ulepszenia z wartością zasobów.
rule-R4-3 = Przygotowane źródło daje po 1 za każdy położony na nim żeton skupienia, najwyżej swoją wartość.
rule-R4-4 = Źródło, które coś dało, jest wyczerpane.
rule-R4-5 = Jeden koszt może pokryć kilka źródeł.
rule-R4-6 = Nadwyżka ponad koszt przepada.
rule-R4-7 = Dopasowanie: karta stronnictwa wymaga, by choć jedno źródło należało do tego samego stronnictwa.
rule-R4-8 = Karty neutralne nie wymagają dopasowania, a neutralne źródła go nie dają.
rule-R4-9 = Co nic nie kosztuje, nie wymaga dopasowania.
rule-R4-10 = Zdolności kart w grze nie wymagają dopasowania.

rule-R5-1 = Jednostki wchodzą odkryte do obszaru gry właściciela.
rule-R5-2 = Ulepszenia dołącza się do tego, co same nazywają.
rule-R5-3 = Gdy nie ma czego ulepszyć, ulepszenie zostaje na ręce.
rule-R5-4 = Na jednej karcie może być dowolna liczba ulepszeń.
rule-R5-5 = Niektóre ulepszenia dołącza się do wrogich kart.
rule-R5-6 = Gdy karta odchodzi, odchodzi też wszystko, co do niej dołączono.
rule-R5-7 = Wydarzenia: zapłać, rozpatrz, odrzuć.
rule-R5-8 = Karty losu są tylko na stosy przewagi.
rule-R5-9 = Karty na stosie przewagi nie uważa się za zagraną.

rule-R6-1 = Bitwa: cel, atakujący, obrońcy, walka o przewagę, natarcia, nagroda.
rule-R6-2 = Bez możliwego atakującego nie ma bitwy.
rule-R6-3 = Wybierz wrogi cel, którego w tej fazie jeszcze nie wybrano; jest atakowany, gdy są też zadeklarowani atakujący.
rule-R6-4 = Atakuj co najmniej jedną przygotowaną jednostką; sam atak ich nie skupia.
rule-R6-5 = Broń się dowolną liczbą przygotowanych jednostek albo żadną.
rule-R6-6 = Jednostki uczestniczą, aż opuszczą grę albo bitwa się skończy, wyczerpane czy nie.
rule-R6-7 = Jednostki przydzielone do Mocy mogą atakować i bronić się.

rule-R7-1 = Walka o przewagę: kładzenie kart, odkrycie, losy, wynik.
rule-R7-2 = Zaczyna atakujący; każdy po kolei kładzie jedną zakrytą kartę albo pasuje; dwa pasy pod rząd kończą.
rule-R7-3 = Nadaje się każda karta, i to bez kosztu.
rule-R7-4 = Żeby kłaść karty, potrzebujesz jednostki uczestniczącej.
rule-R7-5 = Brak obrońców: przewagę ma atakujący, cokolwiek położono.
rule-R7-6 = Oba stosy odkrywa się razem; liczą się tylko symbole Mocy i losy.
rule-R7-7 = Losy idą według priorytetu, od najniższego; remisy rozstrzyga atakujący.
rule-R7-8 = Karta losu działa dla gracza, na którego stosie leży.
rule-R7-9 = Wygrywa więcej symboli Mocy (wraz z wartościami Przewagi); remis jest dla obrońcy.
rule-R7-10 = Kto wygra, ma przewagę przez całą tę bitwę.
rule-R7-11 = Oba stosy się odrzuca.

rule-R8-1 = Natarcia idą na zmianę, zaczyna strona z przewagą, dopóki ktoś z uczestniczących jest przygotowany.
rule-R8-2 = Kto może przeprowadzić natarcie, musi to zrobić.
rule-R8-3 = Gdy jedna strona skończy, druga działa dalej sama.
rule-R8-4 = Natarcie: wybierz jednostkę, skup ją, rozpatrz jej symbole, rodzaj po rodzaju.
rule-R8-5 = Jednostka przydzielona do Mocy dostaje przy natarciu 2 żetony skupienia.
rule-R8-6 = Symboli aktywowanych dzięki przewadze używa tylko gracz, który ją ma.
rule-R8-7 = Obrażenia jednostek trafiają jedną wrogą jednostkę uczestniczącą.
rule-R8-8 = Taktyka kładzie żetony skupienia na dowolnych wrogich jednostkach, podzielone, jak chcesz.
rule-R8-9 = Obrażenia wybuchowe atakującego trafiają atakowany cel.
rule-R8-10 = Jednostka bez użytecznych symboli też musi przeprowadzić natarcie.
rule-R8-11 = Natarcia kończą się, gdy wszyscy uczestnicy są wyczerpani.
rule-R8-12 = Brak oporu: atakujący przetrwał, a żaden obrońca nie; 1 obrażenie dla celu, jeśli chcesz.
rule-R8-13 = Jeśli celu już nie ma, nagroda przepada.
rule-R8-14 = Potem może zacząć się następna bitwa.

rule-R9-1 = Obrażenia zostają na karcie, aż zostaną usunięte.
rule-R9-2 = Obrażenia równe progowi niszczą kartę; reszty się nie kładzie.
rule-R9-3 = Zniszczoną jednostkę odrzuca się z tym, co do niej dołączono; jej karta Mocy jest znów wolna.
rule-R9-4 = Zniszczony cel idzie na stos zwycięstwa wroga; nowy pojawia się przy najbliższym odpoczynku.
rule-R9-5 = Zwykle na karcie może być jeden żeton osłon.
rule-R9-6 = Żeton osłon zatrzymuje 1 obrażenie albo 1 żeton skupienia z ataków i wrogich efektów.
rule-R9-7 = Osłony nie chronią przed własnymi efektami i kosztami.

rule-R10-1 = Każdy zniszczony cel jasnej strony przesuwa tarczę o liczbę celów straconych do tej pory.
rule-R10-2 = Trzeci zniszczony cel ciemnej strony daje zwycięstwo jasnej.
rule-R10-3 = Karty schwytane przy celu, który opuszcza grę, wracają na rękę.

rule-R11-1 = Faza Mocy: aktywny gracz może przydzielać jednostki do Mocy, także wyczerpane.
rule-R11-2 = Każdy ma trzy karty Mocy; po jednej na jednostkę.
rule-R11-3 = Przydzielenie trwa, aż jednostka opuści grę.
rule-R11-4 = Jej karta Mocy wtedy wraca.
rule-R11-5 = Zmagania: policz symbole Mocy swoich przygotowanych jednostek przydzielonych do Mocy.
rule-R11-6 = Symbole na ulepszeniach się nie liczą.
rule-R11-7 = Niektóre karty dodają symbol w zmaganiach.
rule-R11-8 = Większa suma przejmuje równowagę; remis jej nie zmienia.
rule-R11-9 = Zmagania są w fazie Mocy obojga graczy.

rule-R12-1 = Zdolności to efekty trwałe, akcje, zakłócenia, reakcje (wymuszone lub nie) i słowa kluczowe.
rule-R12-2 = Działają w turze każdego gracza, chyba że mówią inaczej.
rule-R12-3 = Efekty trwałe działają, dopóki karta jest w grze.
rule-R12-4 = Akcje: jedna na okazję, w każdym oknie akcji.
rule-R12-5 = Zakłócenia wyprzedzają to, na co odpowiadają, i mogą to zmienić.
rule-R12-6 = Reakcje przychodzą potem.
rule-R12-7 = W obu zaczyna aktywny gracz, dalej na zmianę, aż oboje spasują.
rule-R12-8 = Każda taka zdolność karty działa raz na okazję.
rule-R12-9 = Na jedną okazję może odpowiedzieć wiele zdolności.
rule-R12-10 = Zdolności wymuszone muszą zadziałać, i to od razu.
rule-R12-11 = Wszystkie inne są dobrowolne.
rule-R12-12 = Anulowany efekt nic nie robi, a co zapłacono, to zapłacono.
rule-R12-13 = Kto używa zdolności, wybiera wszystkie jej karty; gdy nie ma czego wybrać, nie można jej użyć.
rule-R12-14 = To, co stoi po „następnie”, wymaga tego, co stoi przed nim.
rule-R12-15 = „Kiedy” znaczy: w trakcie; „po tym jak” znaczy: gdy już się stało.
rule-R12-16 = Wyczerpane karty nie prowadzą natarć, nie płacą i nie można ich skupić; reszta ich działa.
rule-R12-17 = Efekty sięgają kart w grze, chyba że nazywają inne miejsce.

rule-R13-1 = Elita: przy odpoczynku traci 2 żetony skupienia.
rule-R13-2 = Ochrona: może przyjąć obrażenia za przyjazną kartę z tą cechą, najwyżej do swojego progu.
rule-R13-3 = Ograniczenie: jedna taka karta na turę.
rule-R13-4 = Osłony: gdy atakuje lub się broni, żeton osłon dla sojusznika w bitwie albo dla celu.
rule-R13-5 = Precyzyjne uderzenie: w ataku jej obrażenia jednostek mogą trafić jednostkę spoza bitwy.
rule-R13-6 = Żadnych ulepszeń: nie wolno ich dołączać; kartę Mocy wolno.
rule-R13-7 = Przewaga (X): X symboli Mocy więcej w walkach o przewagę, w których uczestniczy.
rule-R13-8 = Przypomnienia w nawiasach nie są zasadami.

rule-R14-1 = Jasna strona: trzy zniszczone cele ciemnej strony.
rule-R14-2 = Ciemna strona: tarcza na 12.
rule-R14-3 = Kto musi dobrać z pustej talii, przegrywa.
rule-R14-4 = Niektóre karty kończą grę po swojemu.

rule-R15-1 = Z kart o jednej unikatowej nazwie w grze może być tylko jedna, czyjakolwiek jest.

rule-R16-1 = Chwyta ciemna strona; chwytane są karty jasnej.
rule-R16-2 = Schwytana karta leży zakryta przy celu ciemnej strony.
rule-R16-3 = Traci żetony, ulepszenia i kartę Mocy.
rule-R16-4 = Jest poza grą i nie ma żadnych właściwości.
rule-R16-5 = Zostaje uratowana, gdy ten cel opuści grę.
rule-R16-6 = Efekty, które ratują, biorą losową kartę schwytaną przy jednym celu.

rule-R17-1 = W grze: jednostki, ulepszenia, obecne cele, stronnictwa.
rule-R17-2 = Poza grą: ręce, talie, stosy, stosy przewagi, schwytane karty.
rule-R17-3 = Karta wchodzi do gry albo ją opuszcza, przekraczając tę granicę.
rule-R17-4 = Umieszczenie w grze: bez kosztu, bez ograniczeń, nie jest zagraniem; unikatowość nadal obowiązuje.
rule-R17-5 = Poświęcenie: odrzuć z gry pasującą własną kartę.

rule-R18-1 = Talia ma stronnictwo i co najmniej dziesięć zestawów (talie startowe mają osiem).
rule-R18-2 = Wszystkie z jednej strony.
rule-R18-3 = Zestaw najwyżej dwa razy, niektóre tylko raz.
rule-R18-4 = Niektóre zestawy wymagają swojego stronnictwa.
rule-R18-5 = Neutralne zestawy twojej strony pasują do każdego stronnictwa.
