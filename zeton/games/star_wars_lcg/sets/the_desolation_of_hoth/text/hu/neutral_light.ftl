# A világos oldal semleges lapjai, amelyeknek saját mondat kell.
card-subzero-defenses = Minden körben az az ellenséges egység, amely elsőként csap le egy saját Hoth célkártyát támadva, a csapása után megsemmisül.
