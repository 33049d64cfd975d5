card-collateral-damage = Resolve one of your dice showing melee or ranged damage, or several of them; then your opponent loses 1 resource.
card-salvo = Resolve a die of yours showing ranged damage: every opposing character is dealt all of it.
