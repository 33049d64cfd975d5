# What just happened: the telling of a turn, the recap, the log.
recap = What just happened
recap-short = Recap
recap-empty = Nothing yet.
skip = Skip
log-find = Search the log
log-found-nothing = Nothing in the log says that.
log-more = { $count ->
    [one] { $count } line more
   *[other] { $count } lines more
}
log-less = Fewer lines

# Waiting, and being called.
thinks = { $name } thinks …
seconds = { $seconds } s
your-turn = Your turn
title-your-turn = ● Your turn · { $title }
chat-unread = Chat, { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
taken-back = { $name } took a choice back.
