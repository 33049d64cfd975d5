# Jak skończyła się gra: wszyscy razem wygrywają albo przegrywają.

outcome-threat = Wszystko stracone: zagrożenie jest na końcu swojego toru.
outcome-finale-mission = Gracze wygrywają: finał jest ukończony.
outcome-villain-removed = Gracze wygrywają: złoczyńca jest pokonany.

seat-player = Gracz { $number }
