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
with-condition = { $condition }, { $text }
with-while = while { $clause }, { $text }
# What has just been named: "While this unit is damaged, it has …".
it = it
with-cost = { $cost }: { $text }
with-limit = { $label }, { $limit }
joined-costs = { $first } and { $second }
joined-effects = { $first }; { $second }
