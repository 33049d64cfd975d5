card-republic-cruiser = Specjalna · daj wybranej unikatowej postaci 2 osłony albo daj po 1 osłonie każdej ze swoich unikatowych postaci.
