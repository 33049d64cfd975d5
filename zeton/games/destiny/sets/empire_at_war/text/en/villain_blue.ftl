# Blue villain cards that need a sentence of their own.
card-darth-vader-s-tie-advanced-empire-at-war = Special · pay 2 resources: deal a character as much damage as there is on it already.
