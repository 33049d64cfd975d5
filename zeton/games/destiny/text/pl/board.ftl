# Stół na ekranie.

board-round = Runda { $round } · { $phase ->
    [setup] przygotowanie
    [upkeep] utrzymanie
   *[other] tura: { $who }
}
board-battlefield = Pole bitwy: { $card } ({ $who })
board-claimed = zajęcie: { $who }
board-additional = Dodatkowe akcje: { $who }
board-being-played = Właśnie zagrywane: { $cards }
board-piles = żetony zasobów { $resources } · ręka { $hand } · talia { $deck } · stos kart odrzuconych { $discard }
board-last-discard = na wierzchu: { $card }
board-pool = { $count ->
    [0] Pula: pusta
    [one] Pula: { $count } kość
    [few] Pula: { $count } kości
   *[many] Pula: { $count } kości
}
board-hidden = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
board-damage = obrażenia { $damage }/{ $health }
board-tokens = obrażenia { $damage }
board-shields = { $number ->
    [one] { $number } osłona
    [few] { $number } osłony
   *[many] { $number } osłon
}
board-stored = { $number ->
    [one] { $number } żeton zasobu na karcie
    [few] { $number } żetony zasobów na karcie
   *[many] { $number } żetonów zasobów na karcie
}
board-stacked = Odłożona na bok: { $card }, a na niej { $stacked ->
    [none] zakryta karta
   *[other] zakryta karta { $stacked }
}
board-exhausted = wyczerpana
board-used = potężna akcja użyta
board-legend = ▢ kość na swojej karcie · MD wręcz · RD dystansowe · ID niebezpośrednie · Sh osłona · R zasób · Dr zakłócenie · Dc odrzucenie · F skupienie · Sp symbol specjalny · * dowolny symbol · - pusta ścianka · + modyfikator · liczba na końcu: koszt ścianki
board-hand = Ręka
board-chosen = Odłożone na bok
board-looked-at = Podejrzane
