# Ork cards that need a sentence of their own.
card-smash-n-bash = Combat action · target a planet where you have units and there is no enemy warlord; deal 1 damage to each unit of yours there, then ready up to 3 of them.
