# Dark Eldar cards that need a sentence of their own.
card-rakarths-experimentations = Action · name units, supports, attachments or events: your opponent discards such a card from his hand, or his warlord takes 1 damage.
card-ichor-gauntlet = Reaction · once you have played a Torture event, exhaust the attached warlord: its effects happen once more; you may choose new targets.
card-uriens-oubliette = The topmost card of your opponent's deck always lies open.
    Action · exhaust this card: discard the top card of each deck, or each player draws a card.
