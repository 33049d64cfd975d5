# What puzzles ask for.

puzzle-captures = Win the battle here and capture { $card }.
puzzle-is-defeated = Defeat { $card } in this battle.
puzzle-is-bloodied = Bloody { $card } in this battle.

# The lesson: what is said at each step, and to whoever does something else.

lesson-goal = Seven planets lie in a row. Whoever first captures three that share an icon wins, and so does whoever defeats the other warlord. This round the battle is for the first planet, Barlus.
lesson-deploy = In the deploy phase players take turns, one card each. Cards cost resources; you have three. Deploy { $tactical-squad-cardinis } for two.
    .wrong = Deploy { $tactical-squad-cardinis } first: press it in your hand.
lesson-place = Units are deployed at planets. An enemy stands at Barlus, the first planet: send the squad there.
    .wrong = The battle of this round is at Barlus. Put the squad there.
lesson-scout = Your opponent deploys nothing more. One resource is left: deploy { $x10th-company-scout }.
    .wrong = There is still a resource for { $x10th-company-scout }. Deploy it.
lesson-place-scout = The scout has a command icon. At a planet where nobody else has one it earns you that planet’s bonus. Nobody stands at Osus IV: put it there.
    .wrong = { $barlus } is well held. At Osus IV the scout earns two resources.
lesson-dial = Now both players secretly set their dial: where does the warlord go? Wherever a warlord is there is a battle, and he wins the command struggle there. Send yours to Barlus, planet 1.
    .wrong = Your warlord is needed at Barlus. Set the dial to 1.
lesson-bonus = Command struggles, planet by planet: where you have more command icons, or the only warlord, you take cards or resources. At Barlus you draw two cards.
    .wrong = Take what you have won: draw the cards.
lesson-second-bonus = And the scout wins Osus IV for you: two resources.
    .wrong = Take what you have won: the resources.
lesson-fight = Now the battle at Barlus. A stalemate would end it without a winner. You are stronger: fight on.
    .wrong = You are stronger here. Fight on.
lesson-attack = You have initiative, so you attack first. An attacker is exhausted, chooses a defender and deals damage equal to his ATK. Attack { $alpha-legion-infiltrator } with { $captain-cato-sicarius }: it can take one damage only.
    .wrong = Attack with { $captain-cato-sicarius }: he gains a resource when an enemy is destroyed.
lesson-battle-ability = No enemy is left: you win the battle, use the planet’s Battle ability and capture it. Make your opponent discard a card.
    .wrong = It costs nothing and hurts your opponent. Use it.
lesson-end = { $barlus } is yours. In the headquarters phase everybody draws two cards, takes four resources and readies his units; then the next planet is the first. Capture three with the same icon.
