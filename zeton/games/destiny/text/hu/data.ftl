# Az adatok szavai (a többi a language.ftl fájlban van): <hely>-<szó>.

type-battlefield = csatatér
type-character = karakter
type-event = esemény
type-downgrade = gyengítés
type-plot = terv
type-support = támogatás
type-upgrade = fejlesztés

affiliation-hero = hős
affiliation-villain = gonosz
affiliation-neutral = semleges
