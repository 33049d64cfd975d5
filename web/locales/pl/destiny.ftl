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
de-symbol-any = do dowolnego symbolu
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
de-set-aside-of = Odłożone na bok ({ $who }){ $stacked ->
    [0] { "" }
    [one] , w tym { $stacked } zakryta karta
    [few] , w tym { $stacked } zakryte karty
   *[many] , w tym { $stacked } zakrytych kart
}
de-held-short = Pole bitwy
de-health-left = { $who }: pozostała wytrzymałość { $left } z { $most }, postacie { $standing } z { $team }. Kto straci wszystkie postacie, przegrywa.
de-cards-left = { $who }: { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
} (na ręce { $hand }, w talii { $deck }). Kto na koniec rundy nie ma żadnej, przegrywa.
de-how-one-wins = Pokonaj wszystkie postacie przeciwnika albo przetrwaj, aż skończą mu się karty.
de-how-close = Brakuje: wytrzymałość { $health } albo karty { $cards }.
de-open-stack = { $what }, { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}: pokaż
de-odds = Kość karty
de-odds-again = Po przerzuceniu
de-odds-side = { $percent } %
de-odds-in-all = Obrażenia { $damage } % · pusta { $blank } %

keyword-destiny-ambush = Po zagraniu tej karty możesz wykonać dodatkową akcję.
keyword-destiny-guardian = Przed aktywacją ta postać może przyjąć obrażenia, które przedstawia kość przeciwnika; tę kość się wtedy usuwa.
keyword-destiny-redeploy = Gdy postać z tą kartą zostaje pokonana, można przenieść tę kartę na inną twoją postać.

coach-destiny-welcome = Witaj. Twoje postacie są na dole, postacie przeciwnika na górze, a rzucone kości między wami. Wygrasz, gdy pokonasz wszystkie jego postacie. Co świeci, to możesz wybrać, a pasek na dole zawsze mówi, o co chodzi.
coach-destiny-mulligan = Twoja pierwsza ręka. Naciśnij, czego nie chcesz, a dobierzesz tyle samo nowych kart. Zatrzymaj ulepszenie, na które cię stać: daje kość na całą grę.
coach-destiny-battlefield = Czyje pole bitwy zostanie wybrane, ten je kontroluje i zaczyna grę; drugi umieszcza na swoich postaciach dwie osłony. W pierwszej grze weź swoje.
coach-destiny-setup-shield = Osłona zapobiega jednemu obrażeniu, a postać może mieć trzy. Daj ją tej, którą zaatakują najpierw.
coach-destiny-action-action = Po jednej akcji na zmianę: zagraj kartę, aktywuj postać, żeby rzucić jej kośćmi, albo naciśnij kość, żeby rozpatrzyć wszystkie z tym symbolem. Odrzucając kartę, przerzucisz nieudane kości.
coach-destiny-attach = Kto dostaje ulepszenie? Jego kością rzuca się przy każdej aktywacji tej postaci, więc wybierz taką, która przetrwa.
coach-destiny-hit = Kogo trafia? Obrażenia zostają. Lepiej pokonać jedną postać, niż zranić dwie: odchodzi razem z kośćmi.
coach-destiny-resolve = W tej samej akcji możesz rozpatrzyć kolejną kość z takim samym symbolem.
coach-destiny-reroll = Którymi kośćmi rzucasz ponownie? Tymi, które nic nie pokazują albo kosztują więcej, niż masz.
coach-destiny-indirect = Obrażenia niebezpośrednie dzieli ten, kto je przyjmuje. Rozłóż je na postacie, które je zniosą; osłony pomagają.
coach-destiny-claim = Pole bitwy jest teraz twoje i możesz użyć jego zdolności Zajęcie. Zaczniesz następną rundę.
coach-destiny-upkeep-discard = Zaczyna się nowa runda. Odrzuć, co na nic się nie przyda: dobierasz do pięciu kart.
