# The examples: positions on which a rule can be tried, and what to try there.

example-modifier = Resolve the ranged damage of Luke Skywalker: the plus of the Hidden Blaster may go with it. By itself a plus cannot be resolved.
example-activate = Activate Luke Skywalker: exhaust him and roll his dice with that of his lightsaber into your pool.
example-reroll = All your dice show blanks. Discard a card and reroll as many of them as you like.
example-claim = There is not much left to do for you this round. Claim the battlefield: you control it, may use its ability, and pass for the rest of the round.
example-upgrade = You have three resources. Play the Heirloom Lightsaber on one of your characters: its die rolls with that character from now on.
