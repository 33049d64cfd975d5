# Jak skończyła się gra. $who wygrywa; "none" oznacza remis.

outcome-planets = { $who } wygrywa: trzy zdobyte planety mają wspólny symbol.
    .you = Wygrywasz: trzy zdobyte planety mają wspólny symbol.
    .why = Trzy zdobyte planety mają wspólny symbol.
outcome-warlord = { $who ->
    [none] Remis: dwaj krwawiący liderzy ponoszą klęskę jednocześnie.
   *[other] { $who } wygrywa: wrogi lider ponosi ostateczną klęskę.
}
    .you = Wygrywasz: wrogi lider ponosi ostateczną klęskę.
    .why = Wrogi lider ponosi ostateczną klęskę.
outcome-empty-deck = { $who ->
    [none] Remis: obie talie kończą się jednocześnie.
   *[other] { $who } wygrywa: przeciwnikowi skończyła się talia.
}
    .you = Wygrywasz: przeciwnikowi skończyła się talia.
    .why = Przeciwnikowi skończyła się talia.
outcome-last-planet = { $who ->
    [none] Remis: nikt nie zdobył żadnej planety.
   *[other] { $who } wygrywa: nie ma już planet, a ostatnia zdobyta należy do zwycięzcy.
}
    .you = Wygrywasz: nie ma już planet, a ostatnia zdobyta jest twoja.
    .why = Nie ma już planet, a ostatnia zdobyta jest twoja.

seat-0 = Pierwszy gracz
seat-1 = Drugi gracz
seat-space-marines = Gracz Kosmicznych Marines
seat-astra-militarum = Gracz Astra Militarum
seat-orks = Gracz Orków
seat-chaos = Gracz Chaosu
seat-dark-eldar = Gracz Mrocznych Eldarów
seat-eldar = Gracz Eldarów
seat-tau = Gracz Tau

# Jak skończyła się gra, w tabeli.
end-planets = planety
end-warlord = lider
end-empty-deck = pusta talia
end-last-planet = ostatnia planeta
