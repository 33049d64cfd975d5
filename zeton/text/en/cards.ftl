# What cards of every game say: amounts, conditions, choices.

# A number that is counted: "deal X damage …, where X is …", "… for each …".
with-x = { $text }, where X is { $amount }
with-for-each = { $text } for each { $counted }
amount-number-of = the number of { $counted }
    .counted = pl
amount-half = half of { $amount }, rounded up
amount-that-much = that amount
amount-yours = the number of { $measure } you have
    .measure = yours
amount-opponents = the number of { $measure }
    .measure = theirs
measure-cards-in-hand = cards in hand
    .theirs = cards in your opponent's hand
measure-resources = resources
    .theirs = resources your opponent has

# What must be so: what a reason says, and how a card says it.
condition-this-is = while this card is { $which }
    .which = alone
    .if = if { $itself ->
        [unit] this unit
        [character] this character
        [objective] this objective
       *[card] this card
    } is { $which }
condition-there-is = there is { $which }
    .which = a
    .if = if there is { $which }
    .while = there is { $which }
condition-there-is-no = there is no { $which }
    .if = if there is no { $which }
    .while = there is no { $which }
condition-at-least = there are { $number } or more { $which }
    .which = pl
    .if = if there are { $number } or more { $which }
condition-at-most = there are no more than { $number } { $which }
    .which = pl
    .if = if there are no more than { $number } { $which }
condition-you-control-more = you control more { $which } than your opponent
    .which = pl
    .if = if you control more { $which } than your opponent
    .while = your opponent controls fewer { $which } than you
condition-you-control-fewer = you control fewer { $which } than your opponent
    .which = pl
    .if = if you control fewer { $which } than your opponent
    .while = your opponent controls more { $which } than you
condition-you-have-more = you have more { $measure } than your opponent
    .measure = more
    .if = if you have more { $measure } than your opponent
condition-opponent-has-more = your opponent has more { $measure } than you
    .measure = they-have-more
    .if = if your opponent has more { $measure } than you
condition-you-have-at-least = you have { $number } or more { $measure }
    .measure = more
    .if = if you have { $number } or more { $measure }
condition-you-have-at-most = you have no more than { $number } { $measure }
    .measure = more
    .if = if you have no more than { $number } { $measure }
condition-either = { $first } or { $second }
    .if = { $first } or { $second }

# What must be so of the event that is answered.
with-circumstance = { $when }, { $clause }
condition-that-is = it is { $which }
    .which = a
    .if = if it is { $which }
condition-of-at-least = it is { $number } or more
    .if = if it is { $number } or more

# Either … or …
effect-choose-one = { $short ->
    [yes] { $modes }
   *[no] choose one – { $modes }
}
joined-modes = { $first }; or { $second }
joined-short-modes = { $first } or { $second }
