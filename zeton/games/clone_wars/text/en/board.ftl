# The table on a screen.

board-turn = Turn { $turn } · { $who } · { $phase } · { $actions } { $actions ->
    [one] action
   *[other] actions
} left
board-threat = Threat
board-invasion = Invasion
board-supply = droids { $droids } · blockades { $blockades }
board-strength = Strength { $value }/{ $most }
board-finale = FINALE
board-legend = ● droid  ▣ blockade  ◆ ◇ mission tokens  (card) exhausted
board-needs = needs { $number }, costs { $damage }
