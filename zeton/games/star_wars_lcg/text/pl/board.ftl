# Stół na ekranie.

board-turn = Tura { $turn } · { $who } · faza { $phase ->
    [balance] równowagi
    [refresh] odpoczynku
    [draw] dobierania
    [deployment] wystawiania
    [conflict] konfliktu
    [force] Mocy
   *[other] { $phase }
} · { $step }
board-setup = Przygotowanie gry · { $step }
board-dial = Tarcza { $dial }/12
board-balance = Równowaga: { $side }
board-dial-damage = Obrażenia tarczy: { $damage }
board-piles = ręka { $hand } · talia { $deck } · talia celów { $objectives } · stos kart odrzuconych { $discard } · stos zwycięstwa { $victory } · karty Mocy { $force }
board-objectives = Cele
board-units = Jednostki
board-area = Obszar gry
board-hand = Ręka
board-looked-at = Podglądane karty
board-chosen = Wybrane cele
board-edge-stack = Stos przewagi
board-engaged = Atak na: { $card }
board-has-edge = Przewaga: { $who }
board-last-discard = wierzch stosu kart odrzuconych: { $card }
board-hidden = { $count } { $count ->
    [one] zakryta karta
    [few] zakryte karty
   *[many] zakrytych kart
}
board-captured = schwytane: { $count }
board-damage = obrażenia: { $damage }/{ $capacity }
board-focus = skupienie { $number }
board-shields = { $number ->
    [one] żeton osłon
    [few] { $number } żetony osłon
   *[many] { $number } żetonów osłon
}
board-committed = przydzielona do Mocy
board-attacker = atakuje
board-defender = broni się
board-is-engaged = atakowany
