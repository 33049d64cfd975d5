# Why something is not possible. Restrictions of abilities are said with the words they have on cards (condition-…).

reason-another-choice-first = Another question is open: that must be answered first.
reason-condition = It works only under this condition: { $condition }.
reason-cost-cannot-be-paid = Its cost cannot be paid now.
reason-fate-cards-are-not-played = Fate cards are never played; they go into edge stacks.
reason-game-over = The game is over.
reason-no-ability-to-use = It has no ability that is used.
reason-no-legal-target = There is no legal target for it.
reason-no-resource-match = None of your ready resources matches { $affiliation }.
reason-not-enough-resources = It costs { $cost }, and you can generate { $resources }.
reason-not-where-it-works = Its ability does not work from where the card is.
reason-not-your-card = You do not control it.
reason-not-your-choice = It is the other player's choice now.
reason-nothing-to-enhance = There is nothing in play that it could enhance.
reason-one-limited-card-per-turn = You have already played a Limited card this turn.
reason-only-in-your-deployment = Units and enhancements are played in your own deployment phase.
reason-only-when-triggered = It answers something that is not happening now.
reason-out-of-play = It is out of play.
reason-unique-in-play = { $card ->
    [none] A unique card of this title is in play already.
   *[other] { $card } is unique and in play already.
}
reason-would-change-nothing = It would change nothing now, and nothing is used merely to pay its cost.

# Deck building (R18).
reason-too-few-sets = The deck has { $sets } objective sets; it needs at least { $least }.
reason-wrong-side = Set { $set }, { $objective }, does not belong to the { $side } side.
reason-too-many-copies = Set { $set }, { $objective }, is in the deck { $copies } times; at most { $most ->
    [one] once
   *[other] { $most } times
} is allowed.
reason-locked-set = Set { $set }, { $objective }, needs the affiliation { $affiliation }.
