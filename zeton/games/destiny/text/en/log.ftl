# What has happened. $who is the seat, $card the first card, $target the second, $others all but the first, $cards all of them. Of a die, its side.

log-activates = { $who } activates { $card }.
    .you = You activate { $card }.
log-becomes-a-support = { $card } become{ own-s } a support.
log-claims = { $who } claims the battlefield.
    .you = You claim the battlefield.
log-controls = { $who } controls { $card }.
    .you = You control { $card }.
log-damage = { $card } take{ own-s } { $number } damage.
    .run = { $cards } take { $number } damage each.
    .same = { $card } take{ own-s } { $total } damage.
log-damage-moves = { $number } damage moves from { $card } to { $target }.
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
log-enters-play = { $target ->
    [none] { $card } enter{ own-s } play.
   *[other] { $card } enter{ own-s } play on { $target }.
}
log-exhausts = { $card } { own-is } exhausted.
    .run = { $cards } are exhausted.
log-gains = { $who } gains { $number } { $number ->
    [one] resource
   *[other] resources
}.
    .you = You gain { $number } { $number ->
        [one] resource
       *[other] resources
    }.
log-game-ends = The game is over.
log-heals = { $number } damage is taken off { $card }.
    .run = { $number } damage is taken off each of { $cards }.
log-indirect-damage = { $who } takes { $number } indirect damage.
    .you = You take { $number } indirect damage.
log-is-defeated = { $card } { own-is } defeated.
    .run = { $cards } are defeated.
log-is-discarded = { $card } { own-is } discarded.
    .run = { $known ->
        [yes] { $cards } are discarded.
       *[no] { $count } cards are discarded.
    }
log-is-set-aside = { $card } { own-is } set aside.
    .run = { $cards } are set aside.
log-joins = { $card } join{ own-s } { $who }.
    .you = { $card } join{ own-s } you.
log-looks-at = { $count ->
    [0] { $who } finds no card to look at.
   *[other] { $known ->
        [yes] { $who } looks at { $cards }.
       *[no] { $who } looks at { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
    }
}
    .you = { $count ->
        [0] You find no card to look at.
       *[other] You look at { $cards }.
    }
log-loses = { $who } loses { $number } { $number ->
    [one] resource
   *[other] resources
}.
    .you = You lose { $number } { $number ->
        [one] resource
       *[other] resources
    }.
log-loses-shields = { $card } lose{ own-s } { $number } { $number ->
    [one] shield
   *[other] shields
}.
log-moves = { $card } move{ own-s } to { $target }.
log-mulligan = { $who } puts { $number ->
    [one] a card back and draws one.
   *[other] { $number } cards back and draws as many.
}
    .you = You put { $number ->
        [one] a card back and draw one.
       *[other] { $number } cards back and draw as many.
    }
log-passes = { $who } passes.
    .you = You pass.
log-plays = { $who } plays { $card }.
    .you = You play { $card }.
log-put-on-the-bottom = { $who } puts { $card } under the deck.
    .you = You put { $card } under the deck.
log-put-on-top = { $who } puts { $card } on top of the deck.
    .you = You put { $card } on top of the deck.
log-removes = { $who } removes { $card }{ showing }.
    .you = You remove { $card }{ showing }.
log-resolves = { $who } resolves { $card }{ showing }.
    .you = You resolve { $card }{ showing }.
log-readies = { $card } { own-is } readied.
    .run = { $cards } are readied.
log-returns-to-hand = { $card } return{ own-s } to its owner's hand.
log-reveals = { $who } reveals { $cards }.
    .you = You reveal { $cards }.
log-roll-off = { $who } rolls { $number } for the battlefield.
    .you = You roll { $number } for the battlefield.
log-rolls = { $card } roll{ own-s } { $symbol ->
    [blank] a blank
    [special] a special
   *[other] { side }
}.
    .run = The dice show { $cards }.
    .item = { $card } ({ side })
log-round = Round { $number }.
log-set-aside = { $who } sets { $card } aside.
    .you = You set { $card } aside.
log-shields = { $card } get{ own-s } { $number } { $number ->
    [one] shield
   *[other] shields
}.
    .same = { $card } get{ own-s } { $total } { $total ->
        [one] shield
       *[other] shields
    }.
    .run = { $cards } get { $number } { $number ->
        [one] shield
       *[other] shields
    } each.
log-spends = { $who } pays { $number } { $number ->
    [one] resource
   *[other] resources
}.
    .you = You pay { $number } { $number ->
        [one] resource
       *[other] resources
    }.
log-stacks = { $known ->
    [no] { $who } stacks a card face down on { $card }.
   *[yes] { $who } stacks { $target } face down on { $card }.
}
    .you = You stack { $target } face down on { $card }.
log-stores = { $card } now holds { $number } { $number ->
    [one] resource
   *[other] resources
}.
log-switches = { $target } take{ own-target-s } the place of { $card }.
log-turns = { $card } { own-is } turned to { $symbol ->
    [blank] a blank
    [special] a special
   *[other] { side }
}.
    .run = Dice are turned: { $cards }.
    .item = { $card } ({ side })
log-uses = { $who } uses { $card }.
    .you = You use { $card }.
