# Az adatok szavai (a többi a language.ftl fájlban van): <hely>-<szó>.

type-army = hadsereg-egység
type-attachment = csatolmány
type-event = esemény
type-planet = bolygó
type-support = támogatás
type-synapse = szinapszis
type-token = jelzőegység
type-warlord = hadúr

loyalty-common = közönséges
loyalty-loyal = hűséges
loyalty-signature = hadúri

icon-material = nyersanyag
icon-strongpoint = erődítmény
icon-tech = technológia

keyword-immune-to-enemy-events = Immunis az ellenséges eseményekre
keyword-immune-to-power-events = Immunis a Hatalom típusú eseményekre
keyword-no-wargear-attachments = Nem kaphat Hadfelszerelés csatolmányt

deck-space-marines = Űrgárdisták
deck-astra-militarum = Astra Militarum
deck-orks = Orkok
deck-chaos = Káosz
deck-dark-eldar = Sötét Eldák
deck-eldar = Eldák
deck-tau = Tau
