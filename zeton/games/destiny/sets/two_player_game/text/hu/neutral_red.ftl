card-recon = Válassz egy kockát és a szimbólumot, amelyet mutat; fordíts egy másik kockát ugyanezt a szimbólumot mutató oldalára.
