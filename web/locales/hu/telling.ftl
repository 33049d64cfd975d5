# Mi történt az imént: egy forduló elmesélése, összefoglaló, napló.
recap = Mi történt az imént
recap-short = Összefoglaló
recap-empty = Még semmi.
skip = Átugrás
log-find = Keresés a naplóban
log-found-nothing = A naplóban nincs ilyen.
log-more = { $count ->
    [one] még { $count } sor
   *[other] még { $count } sor
}
log-less = Kevesebb sor

# Várakozás és hívás.
thinks = { $name } gondolkodik …
seconds = { $seconds } mp
your-turn = Te jössz
title-your-turn = ● Te jössz · { $title }
chat-unread = Csevegés, { $count ->
    [one] { $count } új üzenet
   *[other] { $count } új üzenet
}
taken-back = { $name } visszavonta egy választását.
