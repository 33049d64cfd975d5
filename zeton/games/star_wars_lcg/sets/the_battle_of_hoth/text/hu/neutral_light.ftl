# A világos oldal semleges lapjai, amelyeknek saját mondat kell.
card-coordinated-strike = Reakció · miután végrehajtottál egy csapást, azonnal csapj le egy másik felkészült, részt vevő egységeddel.
