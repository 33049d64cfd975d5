# How phrases and sentences are built.

# The places of the words in a phrase, in the order they are said: "another enemy exhausted Vehicle unit of yours you target here".
phrase-order = det other own state trait noun kind whose which where cost

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
with-cost = { $cost }: { $text }
with-limit = { $label }, { $limit }
joined-costs = { $first } and { $second }
joined-effects = { $first }; { $second }
