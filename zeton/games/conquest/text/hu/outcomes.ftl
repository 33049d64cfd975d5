# Hogyan ért véget egy játszma. $who nyert; „none”, ha döntetlen.

outcome-planets = { $who } nyer: három megszerzett bolygóján van közös ikon.
    .you = Győztél: három megszerzett bolygódon van közös ikon.
    .why = Három megszerzett bolygódon van közös ikon.
outcome-warlord = { $who ->
    [none] Döntetlen: a két vérző hadúr egyszerre szenvedett vereséget.
   *[other] { $who } nyer: az ellenséges hadúr vereséget szenvedett.
}
    .you = Győztél: az ellenséges hadúr vereséget szenvedett.
    .why = Az ellenséges hadúr vereséget szenvedett.
outcome-empty-deck = { $who ->
    [none] Döntetlen: a két pakli egyszerre fogyott el.
   *[other] { $who } nyer: a másik játékos paklija kiürült.
}
    .you = Győztél: az ellenfél paklija kiürült.
    .why = Az ellenfél paklija kiürült.
outcome-last-planet = { $who ->
    [none] Döntetlen: senki sem szerzett bolygót.
   *[other] { $who } nyer: elfogytak a bolygók, és az utolsót ő szerezte meg.
}
    .you = Győztél: elfogytak a bolygók, és az utolsót te szerezted meg.
    .why = Elfogytak a bolygók, és az utolsót te szerezted meg.

seat-0 = Első játékos
seat-1 = Második játékos
seat-space-marines = Űrgárdista játékos
seat-astra-militarum = Astra Militarum játékos
seat-orks = Ork játékos
seat-chaos = Káosz játékos
seat-dark-eldar = Sötét Elda játékos
seat-eldar = Elda játékos
seat-tau = Tau játékos

# Hogyan ért véget egy játszma, táblázatban.
end-planets = bolygók
end-warlord = hadúr
end-empty-deck = üres pakli
end-last-planet = utolsó bolygó
