# Jak skończyła się gra. $who wygrywa; "none" oznacza remis.

outcome-planets = { $who } wygrywa: trzy zdobyte planety mają wspólny symbol.
outcome-warlord = { $who ->
    [none] Remis: dwaj krwawiący liderzy ponoszą klęskę jednocześnie.
   *[other] { $who } wygrywa: wrogi lider ponosi ostateczną klęskę.
}
outcome-empty-deck = { $who ->
    [none] Remis: obie talie kończą się jednocześnie.
   *[other] { $who } wygrywa: przeciwnikowi skończyła się talia.
}
outcome-last-planet = { $who ->
    [none] Remis: nikt nie zdobył żadnej planety.
   *[other] { $who } wygrywa: nie ma już planet, a to ten gracz zdobył swoją jako ostatni.
}

seat-0 = Pierwszy gracz
seat-1 = Drugi gracz
seat-space-marines = Gracz Kosmicznych Marines
seat-astra-militarum = Gracz Astra Militarum
seat-orks = Gracz Orków
seat-chaos = Gracz Chaosu
seat-dark-eldar = Gracz Mrocznych Eldarów
seat-eldar = Gracz Eldarów
seat-tau = Gracz Tau
