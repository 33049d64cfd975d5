# Star Wars: Destiny: mit mond a tábla. $who egy csapat első karaktere.

type-character = Karakter
type-upgrade = Fejlesztés
type-battlefield = Csatatér
type-plot = Terv

phase-setup = Előkészületek
phase-setup-words = A játékosok lapokat húznak, és dobnak a csatatérért.
phase-action = Akciók
phase-action-words = Felváltva, egy-egy akció: játssz ki egy lapot, aktiválj, használj fel kockákat, dobj el egy lapot újradobásért, vond uralmad alá a csatateret vagy passzolj.
phase-upkeep = Fenntartás
phase-upkeep-words = A lapok felfrissülnek, a kockák visszakerülnek a lapjukra, erőforrások érkeznek, a kezek megtelnek.

de-symbol-melee = közelharci sebzés
de-symbol-ranged = távolsági sebzés
de-symbol-indirect = közvetett sebzés
de-symbol-shield = pajzs
de-symbol-resource = erőforrás
de-symbol-disrupt = megszakítás
de-symbol-discard = eldobás
de-symbol-focus = fókusz
de-symbol-special = különleges
de-symbol-blank = üres
de-side-cost = (ára { $count })
de-die-sides = Kocka: { $sides }
de-die = { $card } kockája: { $side }
de-die-idle = { $card } kockája, dobás nélkül
de-points = { $points } pont
de-health = { $count } életerő

de-damage-of = { $damage } sebzés, életerő: { $health }
de-damage = { $damage } sebzés
de-shields = { $count } pajzs
de-stored = { $count } erőforrás van rajta
de-exhausted = kimerült
de-upgrade-of = hordozója: { $card }
de-upgrades = { $card } fejlesztései

de-characters = { $who } csapata
de-supports = { $who } támogatásai
de-pool = { $who } kockakészlete: { $count } kocka
de-pool-empty = { $who } kockakészlete üres
de-promise = összesen { $sum } { $symbol }
de-battlefield = Csatatér
de-held = Irányítja: { $who }
de-claimed = Uralma alá vonta: { $who }
de-claimed-short = Uralom alatt
de-round = { $round ->
    [0] Előkészületek
   *[other] { $round }. forduló
}
de-has-resources = { $who }: { $count } erőforrás
de-additional = { $count ->
    [1] Egy további akció
   *[other] { $count } további akció
}

keyword-destiny-ambush = Miután kijátszottad, végrehajthatsz egy további akciót.
keyword-destiny-guardian = Mielőtt ezt a karaktert aktiválják, elszenvedheti egy ellenséges kocka által mutatott sebzést, és eltávolítja azt a kockát.
keyword-destiny-redeploy = Amikor a karaktere vereséget szenved, átkerülhet egy másik karakteredre.

option-destiny-cap_indirect = Egy karakterre sosem osztható több közvetett sebzés, mint amennyit elbír
option-destiny-replace_once_per_round = Minden játékos fordulónként csak egy fejlesztést cserél le
option-destiny-spot_nothing = Az események a kijelölendő karakter nélkül is kijátszhatók, hatás nélkül
