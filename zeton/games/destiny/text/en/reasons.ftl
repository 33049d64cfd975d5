# Why something is not possible. Restrictions are said with the words they have on cards (condition-…).

reason-already-claimed = The battlefield has been claimed this round.
reason-another-choice-first = Another question is open: that must be answered first.
reason-another-symbol = The dice of one action show the same symbol, and this one shows another.
reason-being-played = It is being played at this moment.
reason-blank = A blank side cannot be resolved.
reason-condition = It works only under this condition: { $condition }.
reason-cost-cannot-be-paid = Its cost cannot be paid now: { $cost }.
reason-exhausted = It is exhausted.
reason-game-over = The game is over.
reason-goes-only-on = { $which ->
    [none] You have no character it could go on.
   *[other] You have no character it could go on; that would be: { $which }.
}
reason-modifier-alone = A modifier is resolved only together with a die that shows the same symbol without a plus.
reason-must-activate = Your next action must be the activation of a character.
reason-no-ability-to-use = It has no ability that is used as an action.
reason-no-die = It has no die to roll.
reason-not-enough-resources = It costs { $cost }, and you have { $resources }.
reason-not-in-pool = The die is not in a pool: it shows nothing.
reason-not-your-card = You do not control it.
reason-not-your-choice = It is the other player's choice now.
reason-only-when-triggered = It answers something that is not happening now: that { $when }.
reason-out-of-play = It is out of play.
reason-power-action-used = Its power action has been used this round.
reason-resolved-already = It has been resolved in this action already.
reason-setup = The game is still being set up.
reason-special-of-the-die = Its special ability is used when its die is resolved with that symbol.
reason-stacked = It lies face down on { $host }: another copy of that card plays it.
reason-unique-in-play = { $card ->
    [none] A unique card of this title is in play already.
   *[other] { $card } is unique, and you have it in play already.
}
reason-would-change-nothing = It would change nothing now.
reason-you-have-claimed = You have claimed the battlefield, and pass for the rest of the round.

# Team and deck building (R20–R22).
reason-heroes-and-villains = Heroes and villains cannot be in one team.
reason-not-with = { $card } cannot be in one team with { $card2 }.
reason-no-battlefield = The deck has no battlefield.
reason-no-character = The team has no character.
reason-not-a-deck-card = { $card } does not go into the deck.
reason-plot-does-not-fit = The plot { $card } needs a character of its colour and affiliation.
reason-too-many-copies = { $card } is in the deck { $copies } times; at most { $most } copies are allowed.
reason-too-many-points = The team costs { $points } points; at most { $most } are allowed.
reason-unique-twice = { $card } is unique and can be in the team only once.
reason-wrong-affiliation = { $card } is a { $affiliation } card, and the team has none of these.
reason-wrong-colour = { $card } is { $colour }, and the team has no { $colour } character.
reason-wrong-dice = { $card } has { $dice } dice; it can have at most { $most }.
reason-wrong-size = The deck has { $cards } cards; it needs { $size }.
