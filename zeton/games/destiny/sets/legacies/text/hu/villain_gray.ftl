card-bb-9e = Különleges · dobj újra egy ellenséges kockát; dobd újra ezt a kockát is, amely a készletedben marad.
