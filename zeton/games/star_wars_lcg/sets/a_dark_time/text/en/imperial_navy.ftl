# Imperial Navy cards that need a sentence of their own.
card-heavy-fire = Action · a friendly unit you target gains 1 unit damage or 1 blast, as you choose, for the rest of the phase.
