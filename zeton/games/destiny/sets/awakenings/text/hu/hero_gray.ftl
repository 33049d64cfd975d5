card-bb-8-awakenings = Különleges · dobd újra ezt a kockát egy másik saját kockával együtt; ez a kocka a készletedben marad.
