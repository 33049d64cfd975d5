# Jak skończyła się gra: wszyscy razem wygrywają albo przegrywają.

outcome-threat = Wszystko stracone: zagrożenie dochodzi do końca toru.
    .why = Zagrożenie dochodzi do końca toru.
outcome-finale-mission = Gracze wygrywają: finał jest ukończony.
    .why = Finał jest ukończony.
outcome-villain-removed = Gracze wygrywają: złoczyńca jest pokonany.
    .why = Złoczyńca jest pokonany.

seat-player = Gracz { $number }

# Jak skończyła się gra, w tabeli.
end-threat = zagrożenie
end-finale-mission = finał
end-villain-removed = złoczyńca
