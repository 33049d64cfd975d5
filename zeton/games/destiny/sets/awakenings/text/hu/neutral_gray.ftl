card-comlink = Miután kijátszottad ezt a lapot, újradobhatsz tetszőleges számú saját kockát vagy tetszőleges számú ellenséges kockát.
card-datapad = Különleges · fordíts egy saját kockát egy olyan oldalára, amely nem mutat sebzést.
card-close-quarters-assault = Az ellenfeled annyi lapot dob el véletlenszerűen a kezéből, ahány kockád mutat közelharci sebzést.
