# Hogyan ért véget a játszma. $who nyert.

outcome-dial = { $who } nyer: a Halálcsillag-számláló elérte a 12-t.
    .you = Győztél: a Halálcsillag-számláló elérte a 12-t.
    .why = A Halálcsillag-számláló elérte a 12-t.
outcome-empty-deck = { $who } nyer: a másik játékosnak üres pakliból kellett volna húznia.
    .you = Győztél: az ellenfélnek üres pakliból kellett volna húznia.
    .why = Az ellenfélnek üres pakliból kellett volna húznia.
outcome-empty-objective-deck = { $who } nyer: a másik játékosnak nem maradt felfedhető célkártyája.
    .you = Győztél: az ellenfélnek nem maradt felfedhető célkártyája.
    .why = Az ellenfélnek nem maradt felfedhető célkártyája.
outcome-heart-of-the-empire = { $who } nyer: The Heart of the Empire megsemmisült.
    .you = Győztél: The Heart of the Empire megsemmisült.
    .why = The Heart of the Empire megsemmisült.
outcome-objectives = { $who } nyer: három célkártya megsemmisült.
    .you = Győztél: három célkártya megsemmisült.
    .why = Három célkártya megsemmisült.
outcome-trench-run = { $who } nyer: a Halálcsillag tíz sérülést kapott.
    .you = Győztél: a Halálcsillag tíz sérülést kapott.
    .why = A Halálcsillag tíz sérülést kapott.

seat-light = Világos
seat-dark = Sötét

# Hogyan ért véget egy játszma, táblázatban.
end-dial = számláló
end-empty-deck = üres pakli
end-empty-objective-deck = nincs célkártya
end-heart-of-the-empire = lap
end-objectives = célkártyák
end-trench-run = sérült számláló
