# What has happened. $who is the seat, $card the first card, $target the second, $others all but the first, $cards all of them, $count how many.

log-attack = { $card } attack{ own-s }.
    .run = { $cards } attack.
log-balance = The Balance of the Force turns to { $who }.
    .you = The Balance of the Force turns to you.
log-changes-control = { $who } takes control of { $card }.
    .you = You take control of { $card }.
log-commits = { $who } commits { $card } to the Force.
    .you = You commit { $card } to the Force.
    .run = { $who } commits { $cards } to the Force.
    .run-you = You commit { $cards } to the Force.
log-damage-moves = { $number } damage moves from { $card } to { $target }.
log-defend = { $card } defend{ own-s }.
    .run = { $cards } defend.
log-destroyed = { $card } { own-is } destroyed.
    .run = { $cards } are destroyed.
log-dial = The Death Star dial is at { $number }.
    .same = The Death Star dial rises to { $number }.
log-draws = { $known ->
    [yes] { $who } draws { $card }.
   *[no] { $who } draws a card.
}
    .you = You draw { $card }.
    .run = { $who } draws { $known ->
        [yes] { $cards }.
       *[no] { $count } cards.
    }
    .run-you = You draw { $cards }.
log-engages = { $who } engages { attacked }.
    .you = You engage { attacked }.
log-enters-play = { $target ->
    [none] { $card } enter{ own-s } play.
   *[other] { $card } enter{ own-s } play on { $target }.
}
    .run = { $target ->
        [none] { $cards } enter play.
       *[other] { $cards } enter play on { $target }.
    }
log-focuses = { $card } { own-is } focused.
    .run = { $cards } are focused.
log-game-ends = The game is over.
log-generates = { $card } generate{ own-s } { $number } { $number ->
    [one] resource
   *[other] resources
}.
    .run = { $cards } generate { $total } { $total ->
        [one] resource
       *[other] resources
    }.
log-gets-a-shield = { $card } get{ own-s } a shield.
    .run = { $cards } get a shield each.
log-gets-focus = { $card } get{ own-s } { $number ->
    [one] 1 focus token
   *[other] { $number } focus tokens
}.
    .run = { $cards } get { $number ->
        [one] 1 focus token
       *[other] { $number } focus tokens
    } each.
log-has-the-edge = { $who } has the edge.
    .you = You have the edge.
log-is-cancelled = { $card } { own-is } cancelled.
log-is-captured = { $card } { own-is } captured at { $target }.
log-is-damaged = { $card } take{ own-s } { $number } damage.
    .run = { $cards } take { $number } damage each.
    .same = { $card } take{ own-s } { $total } damage.
log-is-discarded = { $card } { own-is } discarded.
    .run = { $known ->
        [yes] { $cards } are discarded.
       *[no] { $count } cards are discarded.
    }
log-is-repaired = { $number } damage is taken off { $card }.
log-is-engaged-instead = { $card } { own-is } engaged in its place.
log-is-rescued = { $card } { own-is } rescued.
    .run = { $cards } are rescued.
log-leaves-play = { $card } leave{ own-s } play.
    .run = { $cards } leave play.
log-leaves-the-engagement = { $card } leave{ own-s } the engagement.
log-looks-at = { $count ->
    [0] { $who } looks at { $number ->
        [one] a card.
       *[other] { $number } cards.
    }
   *[other] { $known ->
        [yes] { $who } looks at { $cards }.
       *[no] { $who } looks at { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
    }
}
    .you = { $count ->
        [0] You look at { $number ->
            [one] a card.
           *[other] { $number } cards.
        }
       *[other] You look at { $cards }.
    }
log-loses-a-shield = { $card } lose{ own-s } a shield.
    .run = { $cards } lose a shield each.
log-loses-focus = { $card } lose{ own-s } { $number ->
    [one] 1 focus token
   *[other] { $number } focus tokens
}.
    .run = { $cards } lose { $number ->
        [one] 1 focus token
       *[other] { $number } focus tokens
    } each.
log-may-be-engaged-again = { $card } may be engaged once more.
log-mulligan = { $who } takes a mulligan.
    .you = You take a mulligan.
log-names = { $who } names { $card }.
    .you = You name { $card }.
log-places-an-edge-card = { $known ->
    [yes] { $who } places { $card } in the edge stack.
   *[no] { $who } places a card in the edge stack.
}
    .you = You place { $card } in the edge stack.
    .run = { $who } places { $count } cards in the edge stack.
    .run-you = You place { $cards } in the edge stack.
log-plays = { $who } plays { $card }.
    .you = You play { $card }.
log-protects = { $card } take{ own-s } { $number } damage instead of { $target }.
log-puts-back = { $known ->
    [yes] { $who } puts { $card } back.
   *[no] { $who } puts a card back.
}
    .you = You put { $card } back.
log-puts-on-the-bottom = { $known ->
    [yes] { $who } puts { $card } under the deck.
   *[no] { $who } puts a card under the deck.
}
    .you = You put { $card } under the deck.
log-refreshes = { $who } refreshes.
    .you = You refresh.
log-resolves-fate-card = { $who } resolves { $card }.
    .you = You resolve { $card }.
log-returns-to-hand = { $card } return{ own-s } to hand.
    .run = { $cards } return to hand.
log-reveals = { $who } reveals { $cards }.
    .you = You reveal { $cards }.
log-sacrificed = { $card } { own-is } sacrificed.
    .run = { $cards } are sacrificed.
log-spends-shields = { $card } spend{ own-s } { $number } { $number ->
    [one] shield
   *[other] shields
}.
log-strikes = { $card } strike{ own-s }.
log-switches-edge-stacks = { $who } switches the edge stacks.
    .you = You switch the edge stacks.
log-takes-into-hand = { $who } takes { $card } into hand.
    .you = You take { $card } into hand.
own-self = { STARTS($card, -plural) ->
    [yes] themselves
   *[no] itself
}
log-targets = { $itself ->
    [yes] { $card } target{ own-s } { own-self }.
   *[no] { $card } target{ own-s } { $others }.
}
log-turn-begins = Turn { $number }: { $who }.
    .you = Turn { $number }: yours.
log-uses = { $known ->
    [yes] { $who } uses { $card }.
   *[no] { $who } uses a card nobody else sees yet.
}
    .you = You use { $card }.
