# Co się właśnie stało: opowiadanie tury, podsumowanie, dziennik.
recap = Co się właśnie stało
recap-short = Podsumowanie
recap-empty = Jeszcze nic.
skip = Pomiń
log-find = Szukaj w dzienniku
log-found-nothing = W dzienniku nic takiego nie ma.
log-more = { $count ->
    [one] jeszcze { $count } wiersz
    [few] jeszcze { $count } wiersze
   *[other] jeszcze { $count } wierszy
}
log-less = Mniej wierszy

# Czekanie i wołanie.
thinks = { $name } myśli …
seconds = { $seconds } s
your-turn = Twoja kolej
title-your-turn = ● Twoja kolej · { $title }
chat-unread = Czat, { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[other] { $count } nowych wiadomości
}
taken-back = { $name } cofa swój wybór.
