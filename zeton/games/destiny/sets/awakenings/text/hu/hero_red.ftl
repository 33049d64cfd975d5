card-launch-bay = Ezen a kockán X a kezedben lévő lapok száma.
card-scout = Különleges · nézd meg az ellenfeled kezét, és a legolcsóbb lapját dobd el; ha több ugyanolyan olcsó van, te választasz.
