card-recon = Válassz ki egy kockát; fordíts egy másik kockát olyan oldalára, amely ugyanazt a szimbólumot mutatja.
