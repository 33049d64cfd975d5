# Hogyan épülnek a szószerkezetek és a mondatok.

# A szavak helye: „minden másik itt lévő ellenséges kimerült legfeljebb 3-as költségű Jármű egység”. Csak a főnév kap végződést (acc, dat).
phrase-order = det other which where own whose state kind cost trait noun

form-a = { $determined ->
    [yes] { $phrase }
   *[no] egy { $phrase }
}
form-a-acc = { $determined ->
    [yes] { $phrase }
   *[no] egy { $phrase }
}
    .form = acc
form-a-dat = { $determined ->
    [yes] { $phrase }
   *[no] egy { $phrase }
}
    .form = dat
# Névelő: „az” magánhangzó és magánhangzóval ejtett kezdőbetű vagy szám előtt.
form-the = { $determined ->
    [yes] { $phrase }
   *[no] { STARTS($phrase, like: "[„•]?([aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ5]|1(?![0-9])|1[0-9][0-9][0-9](?![0-9])|[FLMNRSXY](?![a-záéíóöőúüű'’]))") ->
        [yes] az { $phrase }
       *[no] a { $phrase }
    }
}
form-each = { $determined ->
    [yes] { $phrase }
   *[no] minden { $phrase }
}
filter-some-card = lap
    .acc = lapot
    .dat = lapnak
    .pl = lapok
filter-not = nem { $first }
filter-or = { $first } vagy { $second }
filter-target = célpontnak választott
    .place = which
filter-target-another = másik, célpontnak választott
    .place = which
filter-each = minden
    .place = det

# Egy lap mondata: címke · mikor, ha, költség: hatások.
ability = { $label } · { $text }.
with-trigger = { $when }, { $text }
with-condition = { $condition }, { $text }
with-cost = { $cost }: { $text }
with-limit = { $label }, { $limit }
joined-costs = { $first } és { $second }
joined-effects = { $first }; { $second }
