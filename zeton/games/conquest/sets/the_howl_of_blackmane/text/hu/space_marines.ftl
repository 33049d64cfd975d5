# Űrgárdista lapok, amelyeknek saját mondat kell.
card-ragnars-warcamp = Minden saját Space Wolves egység, amelynek bolygóján a hadurad is ott van, dupla sérülést okoz, amikor ellenséges hadurat támad.
