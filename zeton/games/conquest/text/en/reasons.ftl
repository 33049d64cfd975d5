# Why something is not possible. Restrictions of abilities are said with the words they have on cards (condition-…).

reason-another-choice-first = Another question is open: that must be answered first.
reason-condition = It works only under this condition: { $condition }.
reason-cost-cannot-be-paid = Its cost cannot be paid now.
reason-game-over = The game is over.
reason-no-ability-to-use = It has no ability that is used.
reason-no-legal-target = There is no legal target for it.
reason-not-enough-resources = It costs { $cost }, and you have { $resources }.
reason-not-where-it-works = Its ability does not work from where the card is.
reason-not-your-card = You do not control it.
reason-not-your-choice = It is the other player's choice now.
reason-nothing-to-attach-to = There is nothing in play that it could be attached to.
reason-one-limited-card-per-round = You have already played a Limited card this round.
reason-one-relic = You already control a Relic.
reason-only-in-a-deploy-turn = Cards are deployed in a deploy turn, or in the combat phase if they have Ambush.
reason-only-by-winning-a-battle = A planet is nobody's card: who wins a battle there may use its Battle ability.
reason-only-when-triggered = It answers something that is not happening now.
reason-out-of-play = It is out of play.
reason-text-is-blank = Its text box counts as blank.
reason-would-change-nothing = It would change nothing now.
reason-unique-in-play = { $card } is unique and in play already.

# Deck building (DB1–DB8).
reason-too-few-cards = The deck has { $cards } cards; it needs at least { $least }.
reason-squad-incomplete = { $card } is in the deck { $copies } times; the signature squad needs it exactly { $wanted } times.
reason-never-in-a-deck = { $card } never belongs in a deck.
reason-one-warlord = { $card } is a second warlord: a deck has one, beside it.
reason-foreign-signature = { $card } belongs to the signature squad of another warlord.
reason-too-many-copies = { $card } is in the deck { $copies } times; at most { $most } are allowed.
reason-loyal-elsewhere = { $card } is loyal: only a warlord of { $faction } may have it.
reason-no-ally = { $card } is of { $faction }, which is no neighbour of { $warlord } on the alliance wheel.
reason-two-allies = The deck has cards of more than one allied faction: { $factions }.
