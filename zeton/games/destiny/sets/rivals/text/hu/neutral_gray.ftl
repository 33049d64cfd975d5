card-emulate = Fordítsd tetszőleges oldalára egy olyan karakter egyik kockáját, amelyből legalább 2 példány van játékban.
card-t-21-repeating-blaster = Különleges · okozz 2 sebzést egy karakternek; ezután újradobhatod ezt a kockát; ha megteszed, a készletedben marad.
