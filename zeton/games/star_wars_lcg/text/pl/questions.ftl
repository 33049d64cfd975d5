# O co pyta gra i jak nazywają się odpowiedzi, które przy każdym pytaniu są inne: answer-<rodzaj>-<czasownik>.
# $card to nazwa karty, o którą chodzi („none”, jeśli jej nie ma), $number mówi, ile zostało, $event to rodzaj zdarzenia okna.
# O zdolności, która pyta: $does co kosztuje i co robi, $which który z kilku wyborów, $yours czyja jest.

question-action = Możesz teraz wykonać akcję. Co robisz?
answer-action-pass = Nie wykonuj akcji
question-again = Karta { $card } jest już rozpatrzona. Rozpatrzyć ją jeszcze raz?
answer-again-resolve = Rozpatrz jeszcze raz kartę { $card }
answer-again-pass = Wystarczy jeden raz
question-attackers = { $number ->
    [0] Atakujesz { attacked }: które jednostki wysyłasz?
   *[other] Atakujesz { attacked }: czy dołącza kolejna jednostka?
}
answer-attackers-done = Nie wysyłaj więcej jednostek
question-balance-damage = Równowaga Mocy jest po jasnej stronie: zadać 1 obrażenie celowi ciemnej strony?
answer-balance-damage-pass = Nie zadawaj obrażenia
question-blast = { subject } naciera, zadając { $number } { $number ->
    [one] obrażenie wybuchowe
    [few] obrażenia wybuchowe
   *[many] obrażeń wybuchowych
}: której karcie?
answer-blast-hit = Zadaj { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} karcie { $card }
question-capture = { $card } ({ $does }): którą kartę schwytać?
answer-capture-pass = Nie chwytaj żadnej
question-captive-to-discard = { $card } ({ $does }): którą schwytaną kartę odrzucasz?
question-capture-at = Karta zostaje schwytana: przy którym ze swoich celów ją trzymasz?
question-choose = { $yours ->
    [yes] { $card } ({ $does }): co wybierasz?
   *[no] Przeciwnik używa karty { $card }, a wybór należy do ciebie. Jej treść: „{ $does }”.
}
answer-choose-pass = Nie wybieraj niczego
answer-choose-done = Nie wybieraj więcej
question-mode = { $card }: co wybierasz?
answer-mode-pass = Nic z tego
question-commit = Przydzielić jednostkę do Mocy? Liczy się wtedy w każdych zmaganiach Mocy, ale natarcie kosztuje ją dwa żetony skupienia.
answer-commit-done = Nie przydzielaj więcej jednostek
question-damage-or-repair = { $card }: co robisz z celem?
question-defenders = { $others ->
    [none] Atak na { attacked }, ale nie ma już atakujących.
   *[other] Atak na { attacked }, atakujący: { $others }.
} { $number ->
    [0] Kto staje do obrony?
   *[other] Czy staje do obrony kolejna jednostka?
}
answer-defenders-done = { $number ->
    [0] Nie broń celu
   *[other] Nie wysyłaj więcej obrońców
}
question-destroy = { $card } ({ $does }): którą z tych jednostek zniszczyć?
question-discard = { $yours ->
    [yes] { $card } ({ $does }): którą kartę odrzucasz z ręki?
   *[no] Karta przeciwnika { $card } każe ci odrzucić kartę: którą?
}
answer-discard-done = Nie odrzucaj więcej kart
question-discard-down = Masz na ręce więcej kart, niż wynosi twoja wartość rezerwy ({ $number }): którą odrzucasz?
question-discard-from-hand = { $card }: oto ręka przeciwnika. Którą kartę musi odrzucić?
question-discard-one = Zaraz uzupełnisz rękę do { $number } kart. Odrzucić przedtem jedną?
answer-discard-one-pass = Zatrzymaj wszystkie karty
question-divide-damage = Przeciwnik używa karty { $card }: która z twoich kart otrzymuje kolejne obrażenie?
answer-divide-damage-hit = Zadaj { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} karcie { $card }
question-draw = { $card } ({ $does }): dobrać podejrzaną kartę?
answer-draw-pass = Zostaw ją na talii
question-edge-card = Walka o przewagę przy { attacked-gen }: kto wyłoży więcej symboli Mocy, naciera pierwszy. { $number ->
    [0] Położyć zakrytą kartę?
   *[other] Położyć kolejną zakrytą kartę?
}
answer-edge-card-pass = { $number ->
    [0] Nie kładź karty
   *[other] Nie kładź więcej kart
}
question-engage = Zaatakować jeden z celów przeciwnika?
answer-engage-pass = Nie atakuj więcej w tej turze
question-enhance = Co ulepszasz kartą { $card }?
question-fate-card = Którą kartę losu rozpatrzyć najpierw?
question-find = { $card } ({ $does }): którą kartę bierzesz?
answer-find-pass = Nie znajduj niczego
question-focus = { $card } ({ $does }): którą kartę za to skupiasz?
question-forced-interrupt = Najpierw musi się stać to wszystko: od czego zacząć?
question-forced-reaction = Teraz musi się stać to wszystko: od czego zacząć?
question-form = Jak { subject } wchodzi do gry?
question-gained-icon = { $card } ({ $does }): który symbol wybierasz?
answer-gained-icon-blast = Wybierz obrażenia wybuchowe
answer-gained-icon-tactics = Wybierz taktykę
answer-gained-icon-unit-damage = Wybierz obrażenia jednostek
question-icon = { subject } naciera: które symbole najpierw?
answer-icon-target = Nie rozpatruj symboli: zadaj 1 obrażenie karcie { $card }
answer-icon-pass = Nikomu nie zadawaj obrażeń
question-interrupt = { $event ->
    [being-paid-for] Trwa opłacanie karty { $card }.
    [damage-dealt] { subject } ma otrzymać { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }.
    [destroyed] { subject } ma ulec zniszczeniu.
    [engaged] Karta { $card } ma zostać zaatakowana.
    [event-played] Trwa zagrywanie karty { $card }.
    [interrupt-event-played] Trwa zagrywanie karty { $card }.
    [interrupt-executed] Trwa zakłócenie karty { $card }.
    [edge-cards-placed] Obaj gracze skończyli dokładać karty do stosów przewagi, a nic jeszcze nie zostało ujawnione.
    [edge-card-placed] Możesz dołożyć kartę do swojego stosu przewagi.
    [target-chosen] Jedyna karta wybrana przez przeciwnika to { $card }.
    [unit-ability-executed] Trwa użycie zdolności karty { $card }.
    [leaves-play] { subject } ma opuścić grę.
    [focus-coming] { subject } ma otrzymać { $number } { $number ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } skupienia.
    [focused-to-strike] Karta { $card } ma zostać skupiona do natarcia.
    [force-struggle-begins] Zaraz rozpoczną się zmagania Mocy.
    [sacrificed] Karta { $card } ma zostać poświęcona.
    [would-be-damaged] { subject } ma otrzymać { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }.
    [several] { $alike ->
        [destroyed] Zniszczeniu mają ulec: { $card }.
        [leaves-play] Grę mają opuścić: { $card }.
       *[other] Ma się to stać naraz z kilkoma kartami: { $card }.
    }
   *[other] Coś ma się stać.
} { $answer ->
    [none] Której karty użyć jako zakłócenia?
   *[other] Użyć zakłócenia karty { $answer } ({ $does })?
}
answer-interrupt-pass = { $event ->
    [being-paid-for] Zapłać pełną cenę
   *[other] Niech się stanie
}
question-keep = Które twoje jednostki zostają w grze? Najwyżej 3; wszystkie inne wracają na ręce właścicieli.
answer-keep-done = Nie zatrzymuj więcej jednostek
question-look-at-deck = { $card } ({ $does }): którą talię?
question-move-damage = { $card } ({ $does }): ile obrażeń przenosisz i skąd?
answer-move-damage-pass = Niczego nie przenoś
question-move-captive = { $card } ({ $does }): która schwytana karta dokąd trafia?
answer-move-captive-pass = Nie przenoś żadnej
question-move-focus = { $card } ({ $does }): z której jednostki bierzesz żeton skupienia?
answer-move-focus-pass = Niczego nie przenoś
question-move-icon = { $card } ({ $does }): który symbol przechodzi z jednej jednostki na drugą?
answer-move-icon-pass = Nie przenoś symbolu
question-mulligan = Czy ta ręka nadaje się na początek? Raz możesz wymienić ją całą.
answer-mulligan-mulligan = Mulligan: dobierz sześć nowych kart
answer-mulligan-pass = Zatrzymaj tę rękę
question-name = { $card } ({ $does }): którą jednostkę wymieniasz?
question-next-objective = Który ze swoich celów odkrywasz jako następny?
question-open-edge-card = { $card } ({ $does }): dołożyć odkrytą kartę z ręki do stosu przewagi?
answer-open-edge-card-pass = Nie kładź karty
question-order = Kilka kart odchodzi jednocześnie. Która ma odejść pierwsza? Ostatnia znajdzie się na wierzchu.
question-pay = Za kartę { $card } trzeba jeszcze zapłacić { $number } { $number ->
    [one] punkt zasobów
    [few] punkty zasobów
   *[many] punktów zasobów
}. Którą kartę skupiasz, żeby zapłacić?
question-prevent = { $card } ({ $does }): ile obrażeń?
question-protect = { $cards ->
    [1] { subject } ma otrzymać { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }: czy przyjmie je jednostka z Ochroną?
    [few] { $cards } twoje karty mają otrzymać obrażenia: czy część przyjmie jednostka z Ochroną?
   *[many] { $cards } twoich kart ma otrzymać obrażenia: czy część przyjmie jednostka z Ochroną?
}
answer-protect-pass = { $cards ->
    [1] Niech obrażenia przyjmie { subject }
   *[other] Niech przyjmą obrażenia
}
question-put-back = Którą z tych kart odkładasz teraz?
question-put-into-play = { subject } uwalnia jednostkę: umieścić ją od razu w grze?
answer-put-into-play-pass = Zostaw ją na ręce
question-put-on-the-bottom = { $card } ({ $does }): którą kartę z ręki kładziesz na spód talii?
question-reaction = { $event ->
    [captured-from-play] Schwytano kartę { $card }.
    [card-captured] Schwytano kartę { $card }.
    [committed] Do Mocy przydzielono kartę { $card }.
    [damaged] Zadano { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    } karcie { $card }.
    [was-dealt-damage] Zadano { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    } karcie { $card }.
    [declared] Do bitwy dołącza { subject }.
    [destroyed-by-a-card] Zniszczono kartę { $card }.
    [destroyed] Zniszczono kartę { $card }.
    [conflict-phase-begins] { $yours ->
        [yes] Rozpoczęła się twoja faza konfliktu.
       *[no] Rozpoczęła się faza konfliktu przeciwnika.
    }
    [draw-phase-begins] { $yours ->
        [yes] Zaczęła się twoja faza dobierania.
       *[no] Zaczęła się faza dobierania przeciwnika.
    }
    [edge-battle-won] { $yours ->
        [yes] Wygrywasz walkę o przewagę.
       *[no] Przeciwnik wygrywa walkę o przewagę.
    }
    [engaged] Zaatakowano kartę { $card }.
    [enters-play] Do gry weszła karta { $card }.
    [focus-placed] Na karcie { $card } położono skupienie.
    [focus-removed] Z karty { $card } zdjęto skupienie.
    [focused-to-strike] Skupiono do natarcia kartę { $card }.
    [leaves-play] Grę opuściła karta { $card }.
    [played] Zagrano kartę { $card }.
    [refresh-phase-ends] Skończyła się faza odpoczynku.
    [refreshed] { $yours ->
        [yes] Twoje karty są już po odpoczynku.
       *[no] Karty przeciwnika są już po odpoczynku.
    }
    [resources-generated] Z karty { $card } stworzono punkty zasobów.
    [strike-resolved] Karta { $card } zakończyła natarcie.
    [survived-engagement] Bitwę przetrwała karta { $card }.
    [turn-begins] { $yours ->
        [yes] Zaczęła się twoja tura.
       *[no] Zaczęła się tura przeciwnika.
    }
    [force-struggle-won] { $yours ->
        [yes] Wygrywasz zmagania Mocy.
       *[no] Przeciwnik wygrywa zmagania Mocy.
    }
    [sacrificed] Poświęcono kartę { $card }.
    [several] { $alike ->
        [committed] Do Mocy przydzielono: { $card }.
        [declared] Do bitwy dołączają: { $card }.
        [destroyed] Zniszczono karty: { $card }.
       *[other] Stało się to naraz z kilkoma kartami: { $card }.
    }
   *[other] Coś się stało.
} { $answer ->
    [none] Której karty użyć w reakcji?
   *[other] Użyć reakcji karty { $answer } ({ $does })?
}
answer-reaction-pass = Nie reaguj
question-rejuvenate = { $card }: co jeszcze zdejmujesz z jednostki?
answer-rejuvenate-done = Nie zdejmuj niczego więcej
question-rescue = { $card }: przy którym celu uwalniasz losową schwytaną kartę?
answer-rescue-pass = Nie uwalniaj żadnej
question-return-objective = Zaczynasz z trzema z tych celów: który kładziesz na spód talii celów?
question-return-instead = Twoja jednostka ulega zniszczeniu: czy zamiast na stos kart odrzuconych wraca na rękę?
question-sacrifice = { $yours ->
    [yes] { $card } ({ $does }): którą kartę za to poświęcasz?
   *[no] Karta przeciwnika { $card } każe ci poświęcić kartę: którą?
}
question-search = { subject } ma ulec zniszczeniu: który cel ze swojej talii umieszczasz w grze?
answer-search-pass = Nie umieszczaj żadnego
question-shield = { $cards ->
    [1] { $event ->
        [damage] { subject } ma otrzymać { $number } { $number ->
            [one] obrażenie
            [few] obrażenia
           *[many] obrażeń
        }: zużyć żeton osłon, by zapobiec { $number ->
            [one] temu obrażeniu
           *[other] 1 z nich
        }?
       *[focus] { subject } ma otrzymać { $number } { $number ->
            [one] żeton skupienia
            [few] żetony skupienia
           *[many] żetonów skupienia
        }: zużyć żeton osłon, by { $number ->
            [one] go nie otrzymać
           *[other] otrzymać o jeden mniej
        }?
    }
   *[other] { $event ->
        [damage] Kilka twoich kart ma otrzymać obrażenia: która zużywa żeton osłon, by zapobiec 1 z nich?
       *[focus] Kilka twoich kart ma otrzymać żetony skupienia: która zużywa żeton osłon, by otrzymać o jeden mniej?
    }
}
answer-shield-pass = Nie zużywaj żetonu osłon
question-shielding = { subject } daje żeton osłon: gdzie go umieszczasz?
answer-shielding-pass = Nie umieszczaj żetonu osłon
question-strike = Która z twoich jednostek teraz naciera?
answer-strike-pass = Nie nacieraj żadną z nich
question-tactics = { subject } naciera: do rozdania { $number } { $number ->
    [one] żeton skupienia
    [few] żetony skupienia
   *[many] żetonów skupienia
}. Która wroga jednostka otrzymuje żeton?
answer-tactics-hit = Umieść 1 żeton skupienia na karcie { $card }
question-target = { $yours ->
    [yes] { $card }
   *[no] Karta przeciwnika { $card }
} ({ $does }): { $which ->
    [none] co wybierasz?
   *[other] wybierz { $which }.
}
    .which = acc
answer-target-done = Nie wybieraj więcej
answer-target-pass = Pozostaw wybraną kartę
question-token = { $card } ({ $does }): który żeton usuwasz?
answer-token-pass = Niczego nie usuwaj
question-unit-damage = { subject } naciera, zadając { $number } { $number ->
    [one] obrażenie jednostek
    [few] obrażenia jednostek
   *[many] obrażeń jednostek
}: której jednostce?
answer-unit-damage-hit = Zadaj { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} karcie { $card }
answer-unit-damage-pass = Nie zadawaj obrażeń
question-unopposed = Nikt już nie broni { attacked-gen }: zadać za to { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}?
answer-unopposed-pass = Nie zadawaj obrażeń
