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
de-symbol-any = bármely szimbólumhoz
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
de-upgrade-of = viselője: { $card }
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
de-set-aside-of = Félretéve ({ $who }){ $stacked ->
    [0] { "" }
   *[other] , képpel lefelé { $stacked } lap
}
de-held-short = Csatatér
de-health-left = { $who }: { $left } életerő maradt a { $most } pontból, { $standing } karakter a { $team } közül. Akinek minden karaktere vereséget szenved, veszít.
de-cards-left = { $who }: { $count } lap maradt (kézben { $hand }, pakliban { $deck }). Akinek a forduló végén egy sincs, veszít.
de-how-one-wins = Győzd le az ellenfél minden karakterét, vagy tarts ki, amíg elfogynak a lapjai.
de-how-close = Hátravan: { $health } életerő vagy { $cards } lap.
de-open-stack = { $what }, { $count } lap: mutasd
de-odds = A kockája
de-odds-again = Újradobva
de-odds-side = { $percent }%
de-odds-in-all = Sebzés { $damage }% · üres { $blank }%

keyword-destiny-ambush = Miután kijátszottad, végrehajthatsz egy további akciót.
keyword-destiny-guardian = Mielőtt ezt a karaktert aktiválják, elszenvedheti egy ellenséges kocka által mutatott sebzést, és eltávolítja azt a kockát.
keyword-destiny-redeploy = Amikor a karaktere vereséget szenved, átkerülhet egy másik karakteredre.

coach-destiny-welcome = Üdv! A karaktereid alul vannak, az ellenfeledéi felül, a dobott kockák köztetek. Akkor nyersz, ha minden karakterét legyőzöd. Ami fénylik, azt választhatod, és az alsó sáv mindig megmondja, mi a kérdés.
coach-destiny-mulligan = Az első kezed. Nyomd meg, amit nem kérsz, és ugyanannyi újat húzol. Tarts meg egy fejlesztést, amelyet ki tudsz fizetni: az egész játékra kockát ad.
coach-destiny-battlefield = Akinek a csataterét használjátok, az irányítja, és ő kezdi a játékot; a másik két pajzsot tesz a karaktereire. Első játékhoz válaszd a sajátodat.
coach-destiny-setup-shield = Egy pajzs egy sebzést fog fel, és egy karakteren három lehet. Annak add, akit először fognak támadni.
coach-destiny-action-action = Felváltva, egy-egy akció: játssz ki egy lapot, aktiválj egy karaktert, hogy dobj a kockáival, vagy nyomj meg egy kockát, hogy az összes ilyen szimbólumot felhasználd. Egy lap eldobásával újradobhatod a rossz kockákat.
coach-destiny-attach = Kié legyen a fejlesztés? A kockájával mindig ezzel a karakterrel együtt dobsz, ezért olyat válassz, aki életben marad.
coach-destiny-hit = Kit ér? A sebzés megmarad. Jobb egy karaktert legyőzni, mint kettőt megsebezni: a kockái is vele mennek.
coach-destiny-resolve = Ugyanebben az akcióban felhasználhatsz még egy kockát ugyanezzel a szimbólummal.
coach-destiny-reroll = Mely kockákat dobod újra? Azokat, amelyek semmit sem mutatnak, vagy többe kerülnek, mint amennyid van.
coach-destiny-indirect = A közvetett sebzést az osztja szét, aki kapja. Azokra oszd, akik elbírják; a pajzsok segítenek.
coach-destiny-claim = Most te irányítod a csatateret, és használhatod az Uralom képességét. A következő fordulót te kezded.
coach-destiny-upkeep-discard = Új forduló kezdődik. Dobd el, aminek nem veszed hasznát: öt lapig húzol.
