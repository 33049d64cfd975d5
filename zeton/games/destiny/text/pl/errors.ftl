# Co jest nie tak z talią albo pozycją tej gry.

what-battlefield = pole bitwy
    .gen = pola bitwy
what-character = postać
    .gen = postaci
what-plot = fabuła
    .gen = fabuły
what-upgrade = ulepszenie
    .gen = ulepszenia
what-support = wsparcie
    .gen = wsparcia
what-event = wydarzenie
    .gen = wydarzenia

error-no-text-file = { $file } nie jest plikiem tekstowym: zapisz talię jako zwykły tekst, po jednej karcie w wierszu pod nagłówkiem.
error-no-slots = { $file }: JSON talii to obiekt z kartami w polu „{ $name }”, każda pod swoim kodem.
error-no-code = Żadna karta, którą można grać, nie ma kodu { $given }; kody takich kart są od { $first } do { $last }.
error-bad-slot = Wpis { $code } to { $given }; ma pole „{ $name }”, liczbę od 1 do { $most }.
error-other-set = Nie ma zestawu { $given }; są: { $known }.
error-wrong-section = { $printed } nie pasuje pod nagłówek „{ $type2 }”: rodzaj tej karty to { $type }.
error-one-of-kind = { $file }: liczba kart rodzaju „{ $type }” to { $count }, a talia ma jedną (R20.9, R22.1).
error-no-cards = { $file } nie ma kart: napisz nagłówki takie jak „{ $type }” i „{ $type2 }”, a pod nimi po jednej karcie w wierszu.
error-deck-character = Postacie w talii to pary z identyfikatora i liczby kości; to jest { $given }.
error-deck-type = Rodzaj karty { $printed } to { $type }, a tu potrzebny jest: { $type2 }.

error-dice-in-pool = { $printed }: liczba kości to { $dice }, a w puli ma ich być { $pool }.
error-not-before-setup = { $printed }: przed przygotowaniem gry to niemożliwe, bo nic jeszcze nie zostało zagrane, rzucone, wyczerpane ani zranione (R2).
error-claimed-before-setup = Przed przygotowaniem gry nikt nie zajął pola bitwy (R2).
error-type = Rodzaj karty { $printed } to { $type }, a tu potrzebny jest: { $wanted }.
error-no-side = Kość karty { $printed } nie ma ścianki { $given }; ma { $sides }.

# Co zachodzi na każdym stole

error-law-types = Każda karta leży tam, gdzie mogą leżeć karty jej rodzaju.
error-law-owners = Poza grą karta leży u swojego właściciela.
error-law-dice = Postać ma jedną kość, unikatowa najwyżej dwie; karta z kością ma jedną.
error-law-stray-dice = Kość jest na swojej karcie albo w puli, jeśli karta jest w grze, a jeśli nie, jest odłożona.
error-law-faces = Kość ma sześć ścianek.
error-law-upgrades = Ulepszenie jest na postaci tego, kto je kontroluje, i nic innego tam nie ma.
error-law-stacked = Położona karta leży na wydarzeniu odłożonym na bok, na każdym jedna.
error-law-three-upgrades = Postać ma najwyżej trzy ulepszenia.
error-law-unique = Gracz ma unikatową kartę w grze tylko raz.
error-law-battlefield = Jedno pole bitwy jest w użyciu, a drugie jest odłożone.
error-law-plot = Gracz ma najwyżej jedną fabułę.
error-law-health = Postać, której obrażenia sięgają wytrzymałości, jest pokonana.
error-law-breaks = Wsparcie, które się psuje, psuje się od razu.
error-law-shields = Osłony mają tylko postacie, i najwyżej trzy, chyba że karta mówi inaczej.
error-law-stored = Zasoby leżą tylko na kartach, które o tym mówią.
error-law-out-of-play = Na karcie poza grą nic nie leży i nie jest ona wyczerpana.
error-law-secret = W tajemnicy wybiera się tylko karty z ręki.
error-law-lost = Kto nie ma już postaci, przegrał.
error-law-numbers = Zasoby, rundy i spasowania liczy się od 0.
error-law-phases = Faza to ta, która trwa.

# Kto to łamie

error-owned-die = Kość karty { $printed } („{ $player }”)
error-has-dice = { $who }: liczba kości to { $count }.
error-with-other-player = { $who } jest u drugiego gracza.
error-shows-side = { $who } przedstawia ściankę { $number }.
error-has-upgrades = { $who }: liczba ulepszeń to { $count }.
error-battlefields = Liczba pól bitwy w użyciu to { $count }.
error-has-plots = „{ $player }”: liczba fabuł to { $count }.
error-has-shields = { $who }: osłony { $count } z { $most }.
error-stores = { $who }: zasoby na karcie: { $count }.
error-is-chosen = { $who } jest wśród wybranych w tajemnicy.
error-no-characters = „{ $player }” nie ma w grze żadnej postaci.
error-passes = Liczba spasowań z rzędu to { $count }.
error-claimed = Pole bitwy ma zajmować miejsce { $number }.
error-fact-side = { $given } nie jest ścianką kości: symbole to { $signs }.
error-fact-die = jej kość ma ścianek: { $sides }; kość ma ich { $wanted }.
error-fact-reprint = ma być dodrukiem karty { $card }, a takiej karty nie ma.
