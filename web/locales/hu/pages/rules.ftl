# A szabálykönyv: saját oldal, és fiók az asztalnál.

rules-title = Szabályok
rules-words = Minden játék minden szabálya a saját szavainkkal, a kör menete képen, és állások, amelyeken bármit kipróbálhatsz.
rules-of = Szabályok: { $game }
rules-none = Itt nincs szabálykönyv
rules-none-words = A szabályok nem találhatók. Talán nincs kapcsolat, vagy nincs ilyen játék.
rules-contents = Tartalom
rules-search = Keresés a szabályokban szó vagy szám szerint
rules-found = { $count ->
    [0] Semmiben sincs meg az összes szó.
   *[other] { $count } szabály található.
  }
rules-results = Találatok
rules-no-such = Ebben a könyvben nincs { $rule } szabály.
rules-chart = A játék menete
rules-here = Most:
rules-you-are-here = Itt tartasz
rules-kind-step = A szabályok teszik
rules-kind-choice = Valaki dönt
rules-kind-window = Akcióablak
rules-back-to = ↺ visszatérhet ide: { $step }
rules-examples = Lejátszható példák
rules-examples-words = Mindegyik egy játék közepéből vett állás. Próbáld ki egy könnyű bot ellen; nem veszíthetsz semmit.
rules-try = Próbáld ki
rules-try-of = { $rule } kipróbálása
rules-new-window = (új ablakban)
rules-rulings = Döntések
rules-rulings-words = Amit a szabályok nyitva hagynak, és ahogyan itt játsszuk.
rules-copy = Link másolása
rules-copied = Link másolva
rules-whole = A teljes szabálykönyv megnyitása új ablakban
