# A világos oldal semleges lapjai, amelyeknek saját mondat kell.
card-subzero-defenses = Minden körben megsemmisül a csapása után az az ellenséges egység, amely elsőként csap le egy saját Hoth célkártya ellen.
