card-emulate = Fordítsd egy olyan karakter kockáját egy másik oldalára, amelyből legalább 2 példány van játékban.
card-t-21-repeating-blaster = Különleges · okozz 2 sebzést egy karakternek; ezután újradobhatod ezt a kockát, amely ilyenkor a készletedben marad.
