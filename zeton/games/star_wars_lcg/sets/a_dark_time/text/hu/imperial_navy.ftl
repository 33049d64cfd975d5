# A Birodalmi Flotta lapjai, amelyeknek saját mondat kell.
card-heavy-fire = Akció · egy megcélzott saját egység a fázis végéig 1 egységsebzés-ikont vagy 1 robbanásikont kap, választásod szerint.
