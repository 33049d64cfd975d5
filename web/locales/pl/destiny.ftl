# Star Wars: Przeznaczenie: co mówi plansza. $who to pierwsza postać drużyny.

type-character = Postać
type-upgrade = Ulepszenie
type-battlefield = Pole bitwy
type-plot = Fabuła

phase-setup = Przygotowanie
phase-setup-words = Gracze dobierają karty i rzucają o pole bitwy.
phase-action = Akcje
phase-action-words = Na zmianę, po jednej akcji: zagraj kartę, aktywuj, rozpatrz kości, odrzuć kartę, aby przerzucić, zajmij pole bitwy albo spasuj.
phase-upkeep = Utrzymanie
phase-upkeep-words = Karty zostają przygotowane, kości wracają na swoje karty, gracze zyskują żetony zasobów i uzupełniają ręce.

de-symbol-melee = obrażenia wręcz
de-symbol-ranged = obrażenia dystansowe
de-symbol-indirect = obrażenia niebezpośrednie
de-symbol-shield = osłona
de-symbol-resource = zasoby
de-symbol-disrupt = zakłócenie
de-symbol-discard = odrzucenie
de-symbol-focus = skupienie
de-symbol-special = symbol specjalny
de-symbol-blank = pusta ścianka
de-side-cost = (koszt { $count })
de-die-sides = Kość: { $sides }
de-die = Kość karty { $card }: { $side }
de-die-idle = Kość karty { $card }, poza pulą
de-points = Wartość punktowa: { $points }
de-health = Wytrzymałość: { $count }

de-damage-of = Obrażenia: { $damage } z { $health }
de-damage = Obrażenia: { $damage }
de-shields = { $count } { $count ->
    [one] osłona
    [few] osłony
   *[many] osłon
}
de-stored = { $count } { $count ->
    [one] żeton zasobu
    [few] żetony zasobów
   *[many] żetonów zasobów
} na karcie
de-exhausted = wyczerpana
de-upgrade-of = na karcie { $card }
de-upgrades = Ulepszenia karty { $card }

de-characters = Drużyna: { $who }
de-supports = Wsparcia: { $who }
de-pool = Pula kości: { $who }, { $count } { $count ->
    [one] kość
    [few] kości
   *[many] kości
}
de-pool-empty = Pusta pula kości: { $who }
de-promise = razem { $sum } · { $symbol }
de-battlefield = Pole bitwy
de-held = Kontrola: { $who }
de-claimed = Zajęcie: { $who }
de-claimed-short = Zajęte
de-round = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round }
}
de-has-resources = { $who }: { $count } { $count ->
    [one] żeton zasobu
    [few] żetony zasobów
   *[many] żetonów zasobów
}
de-additional = { $count ->
    [one] Dodatkowa akcja
    [few] { $count } dodatkowe akcje
   *[many] { $count } dodatkowych akcji
}

keyword-destiny-ambush = Po zagraniu tej karty możesz wykonać dodatkową akcję.
keyword-destiny-guardian = Przed aktywacją ta postać może przyjąć obrażenia, które przedstawia kość przeciwnika; tę kość się wtedy usuwa.
keyword-destiny-redeploy = Gdy postać z tą kartą zostaje pokonana, można przenieść tę kartę na inną twoją postać.

option-destiny-cap_indirect = Do postaci nigdy nie przypisuje się więcej obrażeń niebezpośrednich, niż może znieść
option-destiny-replace_once_per_round = Każdy gracz zastępuje tylko jedno ulepszenie na rundę
option-destiny-spot_nothing = Wydarzenia można zagrywać bez postaci, którą wyznaczają, ale bez skutku
