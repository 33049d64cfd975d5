# Why something is not possible. Restrictions of abilities are said with the words they have on cards (condition-…).

reason-after-this-window = Objectives are engaged when the action window has closed.
reason-another-choice-first = Another question is open: that must be answered first.
reason-another-is-engaged = { $card } is engaged now; the next engagement comes when this one is over.
reason-another-must-match = What is being paid for needs a resource of its affiliation, and this card's is another.
reason-attackers-are-not-being-declared = Attackers are declared when an objective has just been engaged.
reason-attacks-when-you-engage = It attacks when you engage an objective in your conflict phase.
reason-being-played = It is being played at this moment.
reason-cannot-attack = An effect keeps it from attacking.
reason-cannot-attack-this = An effect keeps it from attacking { $card }.
reason-cannot-be-targeted = An effect keeps it from being targeted.
reason-cannot-defend = An effect keeps it from defending.
reason-committed-already = It is committed to the Force already.
reason-cannot-be-committed = It cannot be committed to the Force.
reason-condition = It works only under this condition: { $condition }.
reason-cost-cannot-be-paid = Its cost cannot be paid now: { $cost }.
reason-defenders-are-not-being-declared = Defenders are declared right after the attackers.
reason-defends-when-engaged = It defends when the opponent engages one of your objectives.
reason-engaged-already = It has been engaged this phase already.
reason-engaged-after = The first engagement must be against another: { $card }.
reason-engaged-now = It is engaged already, in this very engagement.
reason-engaged-last = An effect keeps it from being engaged before the other objectives of its side.
reason-exhausted = It is exhausted: only a ready unit attacks, defends or strikes.
reason-exhausted-source = It is exhausted: only a ready card generates resources.
reason-fate-cards-are-not-played = Fate cards are never played; they go into edge stacks.
reason-game-over = The game is over.
reason-generates-to-pay = Its resources are generated while something is being paid for.
reason-in-the-edge-stack = It lies in the edge stack until the edge battle is over.
reason-no-ability-to-use = It has no ability that is used.
reason-no-conflict-in-your-first-turn = The dark side has no conflict phase in its first turn.
reason-no-force-card-left = All three of your Force cards are on units already.
reason-no-legal-target = { $which ->
    [none] There is no legal target for it.
   *[other] There is no legal target for it: { $which }.
}
reason-no-more-attackers = { $card } cannot be attacked by more units.
reason-no-more-engagements = No more objectives are engaged this phase.
reason-no-resource-match = None of your ready resources matches { $affiliation }.
reason-nobody-can-attack-it = None of your units could attack it now.
reason-not-enough-resources = It costs { $cost }, and you can generate { $resources }.
reason-not-what-is-targeted = { $which ->
    [none] It is not a legal target.
   *[other] It is not a legal target; that would be: { $which }.
}
reason-not-your-card = You do not control it.
reason-not-your-choice = It is the other player's choice now.
reason-nothing-to-enhance = There is nothing in play that it could enhance.
reason-one-limited-card-per-turn = You have already played a Limited card this turn.
reason-only-in-your-conflict = Objectives are engaged in your own conflict phase.
reason-only-in-your-deployment = Units and enhancements are played in your own deployment phase.
reason-only-when-triggered = It answers something that is not happening now: { $when }.
reason-out-of-play = It is out of play.
reason-pays-for-others = Its resources pay for certain cards only, and not for this.
reason-setup = The game is still being set up.
reason-strikes-in-turn = It takes part already, and strikes when it is your turn to strike.
reason-targeted-already = It is among the targets already.
reason-targeted-in-vain = Choosing it would change nothing, or leave nothing else that must be chosen.
reason-the-dial = The dial is no card; it is engaged only if an effect allows it.
reason-unique-in-play = { $card ->
    [none] A unique card of this title is in play already.
   *[other] { $card } is unique and in play already.
}
reason-units-are-not-being-committed = Units are committed at the beginning of the Force phase.
reason-used-for-this = It has been used for this already.
reason-would-change-nothing = It would change nothing now.

# Deck building (R18).
reason-too-few-sets = The deck has { $sets } objective sets; it needs at least { $least }.
reason-wrong-side = Set { $set }, { $objective }, does not belong to the { $side } side.
reason-too-many-copies = Set { $set }, { $objective }, is in the deck { $copies } times; at most { $most ->
    [one] once
   *[other] { $most } times
} is allowed.
reason-locked-set = Set { $set }, { $objective }, needs the affiliation { $affiliation }.
