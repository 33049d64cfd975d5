# Why something is not possible. Restrictions of abilities are said with the words they have on cards (condition-…).

reason-another-choice-first = Another question is open: that must be answered first.
reason-attacks-in-a-battle = Units attack in battles, in the combat phase.
reason-attacks-in-your-combat-turn = It attacks in one of your combat turns.
reason-battle-ability-of-the-winner = Planets belong to nobody: whoever wins a battle there may use its Battle ability.
reason-being-played = It is being deployed or played at this moment.
reason-cannot-be-attacked = An effect keeps it from being attacked.
reason-cannot-be-targeted = An effect keeps it from being targeted.
reason-cannot-retreat = An effect keeps it from retreating.
reason-condition = It works only under this condition: { $condition }.
reason-cost-cannot-be-paid = Its cost cannot be paid now: { $cost }.
reason-exhausted = It is exhausted: only a ready unit attacks.
reason-game-over = The game is over.
reason-moved-already = It has moved already.
reason-no-ability-to-use = It has no ability that is used.
reason-no-legal-target = { $which ->
    [none] There is no legal target for it.
   *[other] There is no legal target for it: { $which }.
}
reason-no-shield-icons = It has no shield icon.
reason-no-shields-against-armorbane = No shields are used against an attacker with Armorbane.
reason-nobodys-planet = Planets belong to nobody.
reason-not-at-the-battle = It is not at { $card }, where the battle is.
reason-not-enough-resources = It costs { $cost }, and you have { $resources }.
reason-not-mobile = Only Mobile units move now.
reason-not-what-is-targeted = { $which ->
    [none] It is not a legal target.
   *[other] It is not a legal target; that would be: { $which }.
}
reason-not-your-card = You do not control it.
reason-not-your-choice = It is the other player's choice now.
reason-nothing-to-attach-to = There is nothing in play that it could be attached to. { attach }
    .what = a
reason-nowhere-to-move = No planet is next to its own.
reason-one-limited-card-per-round = You have already played a Limited card this round.
reason-one-relic = You already control a Relic.
reason-only-a-place = It stands for a place: cards go there, and effects reach it.
reason-only-in-a-deploy-turn = Cards are deployed in a deploy turn, or in the combat phase if they have Ambush.
reason-only-ranged-units = Only Ranged units attack in the ranged skirmish.
reason-only-when-triggered = It answers something that is not happening now: { $when }.
reason-out-of-play = It is out of play.
reason-passed-already = You have passed, and take no more deploy turns this phase.
reason-retreats-already = It retreats already.
reason-setup = The game is still being set up.
reason-targeted-already = It is among the targets already.
reason-targeted-in-vain = Choosing it would change nothing, or leave nothing else that must be chosen.
reason-text-is-blank = Its text box counts as blank.
reason-unique-in-play = { $card } is unique and in play already.
reason-used-for-this = It has been used for this already.
reason-would-change-nothing = It would change nothing now.

# Deck building (DB1–DB8).
reason-too-few-cards = The deck has { $cards } cards; it needs at least { $least }.
reason-squad-incomplete = { $card } is in the deck { $copies } times; the signature squad needs it exactly { $wanted ->
    [one] once
   *[other] { $wanted } times
}.
reason-never-in-a-deck = { $card } never belongs in a deck.
reason-one-warlord = { $card } is a second warlord: a deck has one, beside it.
reason-foreign-signature = { $card } belongs to the signature squad of another warlord.
reason-too-many-copies = { $card } is in the deck { $copies } times; at most { $most } are allowed.
reason-loyal-elsewhere = { $card } is loyal: only a warlord of { $faction } may have it.
reason-no-ally = { $card } is of { $faction }, which is no neighbour of { $warlord } on the alliance wheel.
reason-two-allies = The deck has cards of more than one allied faction: { $factions }.
