# A Birodalmi Flotta lapjai, amelyeknek saját mondat kell.
card-darth-vader-41 = Amíg ez az egység támad, minden saját támadó egység 1 robbanásikont kap.
card-imperial-suppression = Megszakítás · amikor eseményt játszanak ki, az az esemény törlődik, és a tulajdonosa paklijának tetejére kerül.
