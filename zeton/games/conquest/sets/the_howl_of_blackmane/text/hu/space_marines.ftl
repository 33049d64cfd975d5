# Űrgárdista lapok, amelyeknek saját mondat kell.
card-ragnars-warcamp = Minden saját Space Wolves egység, amelynek a bolygóján a hadurad is ott van, kétszeres sérülést okoz, amikor ellenséges hadurat támad.
