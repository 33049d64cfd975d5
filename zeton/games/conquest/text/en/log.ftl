# What has happened. $who is the seat, $card the first card, $target the second, $others all but the first, $cards all of them, $count how many.

log-area-effect = { $card } use{ own-s } Area Effect ({ $number }).
log-attacks = { $card } attack{ own-s }.
log-battle-begins = Battle at { $card }: { $who } has initiative.
    .you = Battle at { $card }: you have initiative.
log-calls-a-stalemate = { $who } calls for a stalemate.
    .you = You call for a stalemate.
log-captures = { $who } captures { $card }.
    .you = You capture { $card }.
log-damage-moves = { $number } damage moves from { $card } to { $target }.
# $at says whether $target is a planet, an HQ, or a card on which this one is put; $kind says the same of $card.
log-deploys = { $at ->
    [planet] { $who } deploys { $card } at { $target } { for-price }.
    [card] { $who } deploys { $card } on { $target } { for-price }.
   *[none] { $who } deploys { $card } { for-price }.
}
    .you = { $at ->
        [planet] You deploy { $card } at { $target } { for-price }.
        [card] You deploy { $card } on { $target } { for-price }.
       *[none] You deploy { $card } { for-price }.
    }
for-price = { $number ->
    [0] for free
    [one] for 1 resource
   *[other] for { $number } resources
}
log-destroyed = { $card } { own-is } destroyed.
    .run = { $cards } are destroyed.
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
log-enters-play = { $at ->
    [planet] { $card } enter{ own-s } play at { $target }.
    [card] { $card } enter{ own-s } play on { $target }.
   *[none] { $card } enter{ own-s } play.
}
    .run = { $at ->
        [planet] { $cards } enter play at { $target }.
        [card] { $cards } enter play on { $target }.
       *[none] { $cards } enter play.
    }
log-everything-is-readied = Everything is readied.
log-finds = { $known ->
    [yes] { $who } takes { $card } from the deck.
   *[no] { $who } takes a card from the deck.
}
    .you = You take { $card } from the deck.
log-gains = { $who } gains { $number } { $number ->
    [one] resource
   *[other] resources
}.
    .you = You gain { $number } { $number ->
        [one] resource
       *[other] resources
    }.
log-game-ends = The game is over.
log-has-initiative = { $who } gets the initiative token.
    .you = You get the initiative token.
log-is-attached = { $card } { own-is } attached to { $target }.
log-is-attacked = { $target } attack{ own-target-s } { $card }.
log-is-bloodied = { $card } { own-is } defeated and bloodied.
log-is-cancelled = { $card } { own-is } cancelled.
log-is-damaged = { $card } take{ own-s } { $number } damage.
    .run = { $cards } take { $number } damage each.
    .same = { $card } take{ own-s } { $total } damage.
log-is-defeated = Defeated for good: { $cards }.
log-changes-control = { $card } change{ own-s } sides.
log-is-discarded = { $card } { own-is } discarded.
    .run = { $known ->
        [yes] { $cards } are discarded.
       *[no] { $count } cards are discarded.
    }
log-is-exhausted = { $card } { own-is } exhausted.
    .run = { $cards } are exhausted.
log-is-healed = { $number } damage is taken off { $card }.
    .run = { $number } damage is taken off each of { $cards }.
log-is-readied = { $card } { own-is } readied.
    .run = { $cards } are readied.
log-is-reassigned = { $number } damage goes to { $target } instead of { $card }.
log-is-removed = { $card } { own-is } removed from the game.
log-is-revealed = { $card } { own-is } turned up.
    .run = { $cards } are turned up.
log-is-the-first-planet = { $card } { own-is } the first planet.
log-left-play = { $card } leave{ own-s } play.
    .run = { $cards } leave play.
log-looks-at = { $who } looks at { $number } cards.
    .you = You look at { $number } cards.
log-moves = { $target ->
    [none] { $card } return{ own-s } to the HQ.
   *[other] { $card } move{ own-s } to { $target }.
}
    .run = { $target ->
        [none] { $cards } go to HQ.
       *[other] { $cards } move to { $target }.
    }
log-mulligan = { $who } takes a mulligan.
    .you = You take a mulligan.
log-passes = { $who } passes.
    .you = You pass.
log-pays = { $who } pays { $number } { $number ->
    [one] resource
   *[other] resources
}.
    .you = You pay { $number } { $number ->
        [one] resource
       *[other] resources
    }.
log-phase-begins = { $number ->
    [0] Deploy phase.
    [1] Command phase.
    [2] Combat phase.
   *[other] Headquarters phase.
}
log-plays = { $who } plays { $card }.
    .you = You play { $card }.
log-puts-back = { $known ->
    [yes] { $who } puts { $card } back.
   *[no] { $who } puts a card back.
}
    .you = You put { $card } back.
log-retreats = { $card } retreat{ own-s }.
    .run = { $cards } retreat.
log-returns-to-hand = { $card } return{ own-s } to hand.
    .run = { $cards } return to hand.
log-reveals-dial = { $who } reveals a dial set to { $number }.
    .you = You reveal your dial, set to { $number }.
log-round-begins = Round { $number }.
log-shields = { $who } shields { $target } with { $card }.
    .you = You shield { $target } with { $card }.
log-stalemate = The battle at { $card } ends in a stalemate.
log-stores = { $number ->
    [one] 1 resource is
   *[other] { $number } resources are
} placed on { $card }.
log-takes = { $who } takes { $number } of the opponent's resources.
    .you = You take { $number } of the opponent's resources.
own-self = { STARTS($card, -plural) ->
    [yes] themselves
   *[no] itself
}
log-targets = { $card } target{ own-s } { $itself ->
    [yes] { own-self }
   *[no] { $at ->
        [planet] the planet { $others }
       *[card] { $others }
    }
}.
log-uses = { $kind ->
    [planet] { $who } uses the Battle ability of { $card }.
   *[card] { $who } uses { $card }.
}
    .you = { $kind ->
        [planet] You use the Battle ability of { $card }.
       *[card] You use { $card }.
    }
log-wins-the-battle = { $who } wins the battle at { $card }.
    .you = You win the battle at { $card }.
log-wins-the-struggle = { $who } wins the command struggle at { $card }.
    .you = You win the command struggle at { $card }.
