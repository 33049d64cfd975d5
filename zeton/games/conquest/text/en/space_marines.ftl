# Space Marines cards that need a sentence of their own.
card-sicariuss-chosen = Reaction (this has entered play): enemy army unit next to here moves here; 1 damage to it.
card-catos-stronghold = Reaction (an enemy unit has been destroyed): exhaust this → ready a Space Marines unit where that was.
card-honored-librarian = Enemy units cannot attack this while another unit of yours, of another name, is here.
card-veteran-brother-maxos = Action [combat phase, this is at a planet]: the printed cost of a Space Marines unit in your hand → that unit into play here.
card-drop-pod-assault = Action [combat phase]: at the planet of the battle, top 6 of your deck: one Space Marines unit (printed cost ≤ 3) into play there, the rest under the deck.
card-exterminatus = Action [deploy phase]: at a planet that is not the first, destroy every unit that is not unique.
