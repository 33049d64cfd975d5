# The table on a screen.

board-turn = Turn { $turn } · { $who } · { $phase } · { $actions } { $actions ->
    [one] action
   *[other] actions
} left
board-threat = Threat
board-invasion = Invasion
board-supply = droids { $droids } · blockades { $blockades }
board-strength = Strength { $value }/{ $most } (X = { $x })
board-finale = FINALE
board-legend = ● droid  ▣ blockade  ◆ ◇ mission tokens (orange, white)  (card) exhausted
board-needs = needs { $number }, then { $damage } damage
board-off-the-board = off the board
board-health = { $number ->
    [0] cannot be removed
   *[other] health { $number }
}
board-pile = { $pile ->
    [invasion_deck] Invasion deck
    [villain_deck] Villain deck
    [mission_deck] Missions to come
   *[squad_deck] Squad deck
}: { $number }
board-discarded = discarded, the last first: { $cards }
