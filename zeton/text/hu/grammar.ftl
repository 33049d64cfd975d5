# Hogyan épülnek a szószerkezetek és a mondatok.

# A szavak helye: „egy másik itt lévő legfeljebb 3-as költségű megcélzott kimerült ellenséges Jármű egység”. Csak a főnév kap végződést (acc, dat).
phrase-order = det other where cost which state own whose kind trait noun clause

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
-az = [„•]?([aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ5]|1(?![0-9])|1[0-9][0-9][0-9](?![0-9])|[FLMNRSXY](?![a-záéíóöőúüű'’])|Y[bcdfghjklmnpqrstvwxz'’])
form-the = { $determined ->
    [yes] { $phrase }
   *[no] { STARTS($phrase, -az) ->
        [yes] az { $phrase }
       *[no] a { $phrase }
    }
}
form-the-pl = { $determined ->
    [yes] { $phrase }
   *[no] { STARTS($phrase, -az) ->
        [yes] az { $phrase }
       *[no] a { $phrase }
    }
}
    .form = pl
# Ami a mondatban egy lap nevével áll: „a Vile Raider lapot”, „az Elouith bolygón”. Amelyik magyar név maga is névelővel kezdődik, nem kap másikat:
# „kijátszod Az Erő velem van lapot”, de „az A Hero's Journey célkártyát”.
-own-article = (Az |A ([a-záéíóöőúüű]|Birodalom|.*[áéíóöőúüű]))
the-card = { STARTS($card, -own-article) ->
    [yes] { $card }
   *[no] { STARTS($card, -az) ->
        [yes] az { $card }
       *[no] a { $card }
    }
}
the-target = { STARTS($target, -own-article) ->
    [yes] { $target }
   *[no] { STARTS($target, -az) ->
        [yes] az { $target }
       *[no] a { $target }
    }
}
the-answer = { STARTS($answer, -own-article) ->
    [yes] { $answer }
   *[no] { STARTS($answer, -az) ->
        [yes] az { $answer }
       *[no] a { $answer }
    }
}
the-place = { STARTS($place, -own-article) ->
    [yes] { $place }
   *[no] { STARTS($place, -az) ->
        [yes] az { $place }
       *[no] a { $place }
    }
}
form-each = { $determined ->
    [yes] { $phrase }
   *[no] minden { $phrase }
}
# Amit számolnak: „minden itt lévő egység (után)”, de „az ellenfeled dobott paklijában lévő egységek mindegyike (után)”.
form-every-one = { $determined ->
    [yes] { $phrase } mindegyike
   *[no] minden { $phrase }
}
    .form = { $determined ->
        [yes] pl
       *[no] nom
    }
filter-some-card = lap
    .acc = lapot
    .dat = lapnak
    .pl = lapok
filter-not = nem { $first }
filter-or = { $first } vagy { $second }
filter-or-more = { $first }, { $second }
filter-target = megcélzott
    .place = which
filter-target-another = másik
    .place = other
filter-each = minden
    .place = det

# Egy lap mondata: címke · mikor, ha, költség: hatások.
ability = { $label } · { $text }.
with-trigger = { $when }, { $text }
with-condition = { $clause }, { $text }
with-while = amíg { $clause }, { $text }
# Amit az imént neveztek meg: „Amíg ez az egység sérült, … kap”.
it = { "" }
with-cost = { $cost }: { $text }
with-limit = { $label }, { $limit }
joined-costs = { $first }, és { $second }
joined-effects = { $first }; { $second }
