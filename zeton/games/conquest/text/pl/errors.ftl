# Co jest nie tak z talią albo pozycją tej gry.

what-warlord = lider
    .gen = lidera
what-planet = planeta
    .gen = planety

error-few-lines = { $file } ma { $count ->
    [0] zero wierszy
    [one] jeden wiersz
    [few] { $count } wiersze
   *[many] { $count } wierszy
} talii. Pierwszy wiersz to jej nazwa, drugi lider, a każdy następny karta, na przykład „3x { $example }”.
error-one-warlord = { $file }: talia ma jednego lidera (DB1); { $count ->
    [0] ta nie ma żadnego.
   *[other] ta ma: { $had }.
}
error-begins-with-warlord = Talia zaczyna się od lidera, a nie od karty (DB1).
error-no-warlord = { $printed } to nie lider ({ $rule }).
error-deck-entry = Talia to identyfikatory kart, każdy z całkowitą liczbą kopii, a nie { $given }.
error-no-copy = { $printed }: liczba kopii to { $copies }, a talia ma co najmniej jedną kopię każdej wymienionej karty.

error-tokens = { $printed }: gracz ma w grze najwyżej dziesięć takich jednostek-żetonów (R19.6).
error-out-of-play = Karta poza grą to tylko nazwa (R3.2); to jest { $given }.
error-warlords = „{ $name }” ma: { $named }, a gracz ma jednego lidera, w jednym miejscu (R2.1).
error-warlord-there = { $printed } na miejscu { $place } rzędu
error-planet-twice = { $planet } jest w dwóch miejscach.
error-row-is-full = Rząd ma { $most } miejsc; dla tej planety nie ma już żadnego: { $planet }.
error-battle-phase = Bitwa toczy się w fazie walki, a nie w fazie „{ $phase }”.
error-battle-nowhere = Na miejscu { $place } rzędu nie ma odkrytej planety: nie toczy się tam żadna bitwa.
error-nobody-fights = Na miejscu { $place } rzędu nie zaczyna się bitwa: nie jest to pierwsza planeta i nie ma tam lidera (R8.3, R8.4).
error-deploy-turn-phase = „{ $name }” należy do fazy wystawiania, a nie do fazy „{ $phase }” (R6.2).
error-turn-of-who-passed = „{ $player }” ma już za sobą pas i w tej fazie nie ma kolejnych tur wystawiania (R6.4).
error-round-of-no-battle = Nie toczy się żadna bitwa, a rundy walki ma tylko bitwa (R9.14): jej miejsce podaje się pod „{ $name }”.
error-planet-is-title = Planeta to jej nazwa, a nie { $given }.
error-no-place = Miejsce w rzędzie to liczba od 1 do { $most }, a nie { $given }.
error-units-at-planets = „{ $name }” to obiekt z miejscami w rzędzie i listami jednostek, które tam są, a nie { $given }.

# Co zachodzi na każdym stole

error-law-types = Każda karta leży tam, gdzie mogą leżeć karty jej rodzaju.
error-law-owners = Poza grą karta leży u swojego właściciela.
error-law-warlord = Każdy gracz ma jednego lidera, i to w grze.
error-law-units = Jednostki są w sztabie albo na odkrytej planecie.
error-law-unique = Gracz ma unikatową kartę w grze tylko raz.
error-law-relics = Gracz kontroluje najwyżej jedną Relikwię.
error-law-attachments = Dodatek jest na czymś, do czego można go dołączyć.
error-law-health = Z obrażeniami równymi wytrzymałości żadna jednostka nie zostaje w grze.
error-law-damage = Obrażenia leżą na jednostkach oraz na wsparciach, które mogą je przyjąć: na tych zawsze mniej, niż usuwa je z gry.
error-law-out-of-play = Na karcie poza grą nic nie leży i nie jest ona wyczerpana.
error-law-bloodied = Krwawią tylko liderzy.
error-law-attached = Dołączone do czegoś są tylko dodatki.
error-law-stored = Zasoby leżą tylko na kartach, które o tym mówią, i tylko tyle, ile mówią.
error-law-row = Rząd zaczyna się przy żetonie pierwszej planety, nie ma luk i kończy się na miejscu 7.
error-law-face-up = Od żetonu pierwszej planety odkrytych jest pięć planet; mniej na końcu rzędu i do odkrycia następnej.
error-law-first-planet = Pierwszej planety nie ma od końca jej bitwy do kroku 4.2 fazy sztabu i tylko wtedy.
error-law-rounds = Żeton pierwszej planety jest tak daleko jak runda, a od kroku 4.2 o jedną planetę dalej.
error-law-planets-fought-over = W każdej rundzie rząd opuszcza jedna planeta.
error-law-warlords-at-home = Liderzy są na planetach od przydzielenia do końca fazy walki.
error-law-won = Trzy planety ze wspólnym symbolem już wygrały grę.
error-law-lost = Kto nie ma karty w talii, już przegrał.
error-law-captor = Ostatni zdobywca to ktoś, kto ma zdobytą planetę.
error-law-numbers = Zasoby, wskaźniki i rundy liczy się od 0, wskaźniki do 5, a rundy do 7.
error-law-phases = Faza to ta, która trwa, a bitwy toczą się w fazie walki.

# Kto to łamie

error-has-warlords = „{ $player }”: liczba liderów to { $count }.
error-is-at-place = { $who } jest na miejscu { $place } rzędu.
error-has-relics = „{ $player }” kontroluje: { $relics }.
error-is-bloodied = { $who } krwawi.
error-stores = { $who }: zasoby na karcie { $count } z { $most }.
error-row-empty = W rzędzie nie ma żadnej planety.
error-row = Planety są na miejscach { $places }, a żeton pierwszej planety na miejscu { $first }.
error-row-ends = Żeton pierwszej planety jest na miejscu { $first }, a ostatnia planeta na miejscu { $last }.
error-face-up = Liczba odkrytych planet to { $count }.
error-first-planet-gone = W fazie „{ $phase }” nie ma odkrytej planety na miejscu { $place }.
error-first-planet-still-there = O planetę na miejscu { $place } już walczono, a w fazie „{ $phase }” wciąż tam leży.
error-round-of-token = W rundzie { $number } żeton pierwszej planety jest na miejscu { $place }.
error-planets-gone = Zdobyte i usunięte planety: { $count }, a walczono o { $most }.
error-away-from-hq = { $who } jest na planecie w fazie „{ $phase }”.
error-captured-planets = „{ $player }”: zdobyte planety ze wspólnym symbolem w liczbie { $count }.
error-empty-deck = „{ $player }” nie ma karty w talii.
error-dials = Wskaźniki pokazują { $given }.
error-captor-of-nothing = „{ $player }” to ma być zdobywca planety, a nie ma żadnej.
error-no-captor = Nikt nie ma być zdobywcą planety.
error-said-battle = Bitwa ma się toczyć na miejscu { $place }.
error-battle-initiative = Inicjatywa w bitwie na miejscu { $place } to { $given }.
error-fact-squad = sygnowany oddział ma { $cards } kart razem z liderem; ma ich być { $wanted }.
error-fact-no-warlord = nie ma lidera { $squad }, w którego oddziale miałaby być.
