card-as-i-have-foreseen = Nézd meg az ellenfeled kezében lévő lapokat.
