# Przykłady: pozycje, na których można wypróbować zasadę, i co na nich zrobić.

example-modifier = Rozpatrz obrażenia dystansowe postaci Luke Skywalker: można do nich dodać plus, który pokazuje Ukryty blaster. Samego plusa nie można rozpatrzyć.
example-activate = Aktywuj postać Luke Skywalker: wyczerp ją i rzuć do puli jej kośćmi razem z kością miecza.
example-reroll = Wszystkie twoje kości pokazują puste ścianki. Odrzuć kartę i przerzuć dowolnie wiele z nich.
example-claim = W tej rundzie niewiele ci już zostało. Zajmij pole bitwy: kontrolujesz je, możesz użyć jego zdolności i pasujesz do końca rundy.
example-upgrade = Masz trzy żetony zasobów. Zagraj Dziedziczny miecz świetlny na jedną ze swoich postaci: od teraz jego kością rzuca się razem z nią.
