# Hogyan ért véget a játszma. $who nyert.

outcome-dial = { $who } nyer: a Halálcsillag-számláló elérte a 12-t.
outcome-empty-deck = { $who } nyer: az ellenfélnek üres pakliból kellett volna húznia.
outcome-empty-objective-deck = { $who } nyer: az ellenfélnek nem maradt felfedhető célja.
outcome-heart-of-the-empire = { $who } nyer: The Heart of the Empire megsemmisült.
outcome-objectives = { $who } nyer: három cél megsemmisült.
outcome-trench-run = { $who } nyer: a Halálcsillag tíz sérülést kapott.

seat-light = Világos
seat-dark = Sötét
