# Amit minden játék lapjai mondanak: számok, feltételek, választások.

# Kiszámolt szám: „… X sérülést kap, ahol X …”, „minden … után …”.
with-x = { $text }, ahol X { $amount }
with-for-each = { $counted } után { $text }
    .counted = every-one
amount-number-of = { $counted } száma
    .counted = the-pl
amount-half = a felfelé kerekített fele ennek: { $amount }
amount-that-much = éppen ennyi
amount-yours = a { $measure } száma
    .measure = yours
amount-opponents = { $measure } száma
    .measure = theirs
measure-cards-in-hand = kézben lévő lap
    .yours = kézben lévő lapjaid
    .theirs = az ellenfeled kezében lévő lapok
    .more = lap van a kezedben
    .they-have-more = lap van a kezében
measure-resources = erőforrás
    .yours = készletedben lévő erőforrások
    .theirs = az ellenfeled erőforrásainak
    .more = erőforrásod van
    .they-have-more = erőforrása van

# Aminek igaznak kell lennie: mit mond az indok, és hogyan mondja a lap.
condition-this-is = ez a lap { $which }
    .which = alone
    .if = ha { $which }
condition-there-is = van { $which }
    .if = ha van { $which }
    .while = van { $which }
condition-there-is-no = nincs { $which }
    .if = ha nincs { $which }
    .while = nincs { $which }
condition-at-least = legalább { $number } { $which } van
    .if = ha legalább { $number } { $which } van
condition-at-most = legfeljebb { $number } { $which } van
    .if = ha legfeljebb { $number } { $which } van
condition-you-control-more = több { $which } irányítasz, mint az ellenfeled
    .which = acc
    .if = ha több { $which } irányítasz, mint az ellenfeled
    .while = több { $which } irányítasz, mint az ellenfeled
condition-you-control-fewer = kevesebb { $which } irányítasz, mint az ellenfeled
    .which = acc
    .if = ha kevesebb { $which } irányítasz, mint az ellenfeled
    .while = kevesebb { $which } irányítasz, mint az ellenfeled
condition-you-have-more = több { $measure }, mint az ellenfelednek
    .measure = more
    .if = ha több { $measure }, mint az ellenfelednek
condition-opponent-has-more = az ellenfelednek több { $measure }, mint neked
    .measure = they-have-more
    .if = ha az ellenfelednek több { $measure }, mint neked
condition-you-have-at-least = legalább { $number } { $measure }
    .measure = more
    .if = ha legalább { $number } { $measure }
condition-you-have-at-most = legfeljebb { $number } { $measure }
    .measure = more
    .if = ha legfeljebb { $number } { $measure }
condition-either = { $first } vagy { $second }
    .if = { $first } vagy { $second }

# Aminek annak az eseménynek kell megfelelnie, amelyre a lap válaszol.
with-circumstance = { $when }, { $clause }
condition-that-is = az { $which }
    .which = a
    .if = ha az { $which }
condition-of-at-least = legalább { $number }
    .if = ha az legalább { $number }

# Vagy … vagy …
effect-choose-one = { $short ->
    [yes] { $modes }
   *[no] válassz egyet – { $modes }
}
joined-modes = { $first }; vagy { $second }
joined-short-modes = { $first }, vagy { $second }
