card-close-quarters-assault = Az ellenfeled annyi lapot dob el véletlenszerűen a kezéből, ahány kockád mutat közelharci sebzést.
