card-jedi-robes = Miután kijátszottad ezt a lapot, adj 1 pajzsot a csatolt karakternek, vagy 2 pajzsot, ha ez az első forduló.
card-noble-sacrifice = Válaszd ki egy kék karakteredet: vereséget szenved; ezután meríts ki egy felkészült karaktert.
card-patience = Távolíts el tetszőleges számú saját kockát; ezután dobj el ugyanennyi lapot az ellenfeled paklijának tetejéről.
card-return-of-the-jedi = Vegyél a kezedbe egy kék eseményt a dobott paklidból.
card-riposte = Távolíts el tetszőleges számú pajzsot az egyik karakteredről; ezután okozz egy karakternek annyi sebzést, ahány pajzsot eltávolítottál.
card-willpower = Helyezz át 1 sebzést egy kimerült karakteredről egy kimerült ellenséges karakterre.
