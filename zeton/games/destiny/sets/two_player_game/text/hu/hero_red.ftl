card-strike-team = Ez a lap 1 erőforrással olcsóbb, amíg az ellenfelednek legalább 3 erőforrása van.
card-teamwork = Különleges · adj 1 pajzsot a csatolt karakternek; egy másik karakternek is adhatsz 1 pajzsot.
card-poe-dameron-s-blaster = Különleges · okozz 2 sebzést egy karakternek, vagy 3-at, ha ez a lap Poe Dameron karakteren van.
