# Stół na ekranie.

board-round = { $phase ->
    [setup] Przygotowanie gry
    [deploy] Runda { $round } · faza wystawiania · { $step }
    [command] Runda { $round } · faza dowodzenia · { $step }
    [combat] Runda { $round } · faza walki · { $step }
   *[other] Runda { $round } · faza sztabu · { $step }
}
board-initiative = { $battle ->
    [1] Inicjatywa w tej bitwie: { $who }
   *[other] Inicjatywa: { $who }
}
board-battle = Bitwa na planecie { $planet }, runda walki { $round }
board-attack = { $attacker } przeciwko: { $defender }
board-being-played = Teraz zagrywane: { $cards }
board-first = PIERWSZA
board-bonus = karty { $cards } zasoby { $resources }
board-icon = { $icon ->
    [material] Surowce
    [strongpoint] Umocnienia
   *[other] Technologie
}
board-piles = zasoby { $resources } · ręka { $hand } · talia { $deck } · stos kart odrzuconych { $discard }
board-last-discard = na wierzchu: { $card }
board-victory = Zdobyte:
board-dial = { $state ->
    [hidden] wskaźnik: ukryty
    [unset] wskaźnik: nieustawiony
   *[set] wskaźnik: { $number }
}
board-hidden = { $count } { $count ->
    [one] zakryta karta
    [few] zakryte karty
   *[many] zakrytych kart
}
board-exhausted = wyczerpana
board-bloodied = krwawiący
board-attacks = atakuje
board-defends = broni się
board-damage = obrażenia { $damage }
board-stored = { $number } { $number ->
    [one] żeton zasobów
    [few] żetony zasobów
   *[many] żetonów zasobów
} na karcie
board-legend = ⚔ ATK · ♥ pozostałe PW/PW · ★ symbole dowodzenia · ⛨ symbole osłony · $ koszt
board-hand = Ręka
board-looked-at = Podglądane
