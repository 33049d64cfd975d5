# The table on a screen.

board-turn = Turn { $turn } · { $who } · { $phase } phase · { $step }
board-setup = Setup · { $step }
board-dial = Dial { $dial }/12
board-balance = Balance: { $side }
board-dial-damage = Damage on the dial: { $damage }
board-piles = hand { $hand } · deck { $deck } · objective deck { $objectives } · discard pile { $discard } · victory pile { $victory } · Force cards { $force }
board-objectives = Objectives
board-units = Units
board-area = Play area
board-hand = Hand
board-looked-at = Looked at
board-chosen = Chosen objectives
board-edge-stack = Edge stack
board-engaged = Engaged: { $card }
board-has-edge = The edge: { $who }
board-last-discard = top of the discard pile: { $card }
board-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
board-captured = { $count } captured
board-damage = { $damage }/{ $capacity } damage
board-focus = focus { $number }
board-shields = { $number ->
    [one] shield
   *[other] { $number } shields
}
board-committed = committed
board-attacker = attacks
board-defender = defends
board-is-engaged = engaged
