# How phrases and sentences are built.

# The places of the words in a phrase, in the order they are said: "another exhausted enemy Vehicle unit you target here whose
# printed cost is 3 or less".
phrase-order = det other state own trait noun whose which kind where cost

# What a slot can ask for beside the forms of words: an article.
form-a = { $determined ->
    [yes] { $phrase }
   *[no] { STARTS($phrase, like: "other ") ->
        [yes] an{ $phrase }
       *[no] { STARTS($phrase, like: "(?!uni|Uni|one)[aeiouAEIOU]|HQ|X-|[AX]\\b") ->
            [yes] an { $phrase }
           *[no] a { $phrase }
        }
    }
}
form-the = { $determined ->
    [yes] { $phrase }
   *[no] the { $phrase }
}
form-each = { $determined ->
    [yes] { $phrase }
   *[no] each { $phrase }
}
filter-some-card = card
    .pl = cards
filter-not = not { $first }
filter-or = { $first } or { $second }
filter-or-more = { $first }, { $second }
filter-target = you target
    .place = which
filter-target-another = other
    .place = other
filter-each = each
    .place = det

# A sentence of a card: label · when, if, cost: effects.
ability = { $label } · { $text }.
with-trigger = { $when }, { $text }
with-condition = { $clause }, { $text }
with-while = while { $clause }, { $text }
# What has just been named: "While this unit is damaged, it has …".
it = it
with-cost = { $cost }: { $text }
with-limit = { $label }, { $limit }
joined-costs = { $first } and { $second }
joined-effects = { $first }; { $second }

# What agrees with a title: "Guardsman attacks", but "Goff Boyz attack". These titles are plurals by the last word, or by the one before an "of".
-plural = (?!Spawn |Send in )(.* )?(Acanthrites|Assassins|Auxiliaries|Avengers|Bikers|Blades|Bommaz|Boomas|Boyz|Brawlers|Children|Cleavers|Commandos|Conscripts|Daughters|Dealers|Detonators|Devastators|Drones|Enforcers|Engineers|Eternals|Fanatics|Fighters|Flamers|Freeholders|Gargoyles|Genestealers|Gitz|Grenades|Grenadiers|Guardians|Guards|Hands|Harriers|Harvesters|Hawks|Henchmen|Hormagaunts|Hounds|Hunters|Immortals|Informants|Infestors|Interrogators|Junkers|Kans|Khymeramasters|Lightsabers|Lootas|Mercenaries|Missiles|Nails|Nurglings|Pillagers|Pirates|Plaguebearers|Raiders|Rangers|Reavers|Recruits|Reinforcements|Robes|Rockets|Runtherders|Sabres|Sacs|Seekers|Sneakaz|Snotlings|Soldiers|Spiders|Spikers|Spores|Templars|Termagants|Terminators|Torpedoes|Troopers|Veterans|Warlocks|Warriors|Wagons|Wracks|Wyches|Zealots)( of .*)?( \(.*)?$
own-is = { STARTS($card, -plural) ->
    [yes] are
   *[no] is
}
own-has = { STARTS($card, -plural) ->
    [yes] have
   *[no] has
}
own-s = { STARTS($card, -plural) ->
    [yes] { "" }
   *[no] s
}
own-target-s = { STARTS($target, -plural) ->
    [yes] { "" }
   *[no] s
}
