# Karty Tau, które potrzebują własnego zdania.
card-commander-shadowsun = Reakcja · po tym, jak przydzielisz tę jednostkę do planety, dołącz z ręki lub ze swojego stosu kart odrzuconych dodatek Tau o wydrukowanym koszcie 2 lub niższym albo kartę „Shadowsun's Stealth Cadre” do jednostki na tej planecie, która może tę kartę nosić.
card-shadowsuns-stealth-cadre = Możesz umieścić tę kartę w grze jako dodatek na jednostce armii bez cechy Pojazd; wtedy jej tekst brzmi tylko: jednostka z tym dodatkiem ma +2 ATK i +2 PW.
card-command-link-drone = Jednostka z tym dodatkiem ma +1 ATK.
    Akcja · zapłać 1 żeton zasobów: dołącz tę kartę do innej jednostki.
card-gun-drones = Możesz wystawić tę kartę jako dodatek na jednostce armii bez cechy Pojazd; wtedy jej tekst brzmi tylko: jednostka z tym dodatkiem zyskuje słowo kluczowe Efekt Obszarowy (2).
card-even-the-odds = Akcja · wybierz dodatek; przełóż go na inną jednostkę tego samego gracza, która może go nosić.
card-ambush-platform = Przerwanie · kiedy wystawiasz dodatek, koszt wystawianej karty spada o 1.
    Akcja w fazie walki · wyczerp tę kartę: wystaw dodatek z ręki.
