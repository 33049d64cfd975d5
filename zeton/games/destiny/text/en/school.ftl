# What puzzles ask for.

puzzle-is-defeated = Your opponent has claimed. Defeat { $card } before the round ends, without leaving anything to a roll.

# The lesson: what is said at each step, and to whoever does something else.

lesson-goal = Defeat all of your opponent’s characters and you win. Damage comes from dice: every character brings one or two, and upgrades bring more. { $boba-fett } can take three more damage.
lesson-upgrade = Players take turns, one action each. You have two resources: play { $hunting-rifle }, an upgrade with a die of its own.
    .wrong = First the upgrade: press { $hunting-rifle } in your hand.
lesson-attach = An upgrade goes on a character, and its die is rolled with his. Luke Skywalker has two dice already: give it to him.
    .wrong = Luke rolls the most dice. Give it to Luke Skywalker.
lesson-activate = Your opponent has activated a character too. Now activate Luke: he is exhausted, and all his dice are rolled into your pool.
    .wrong = Luke’s dice are to be rolled now. Activate Luke Skywalker.
lesson-resolve = Two of Luke’s dice show ranged damage. With one action you resolve dice that show the same symbol. Begin with one of them.
    .wrong = Resolve one of Luke’s dice with ranged damage.
lesson-hit = Whose character takes it? { $boba-fett } is nearly defeated.
    .wrong = { $boba-fett } is nearly defeated. Choose him.
lesson-more = The other die shows the same symbol, so it can be resolved in the same action.
    .wrong = Go on: the other die shows ranged damage too.
lesson-hit-again = And again: that defeats Boba Fett.
    .wrong = One more on Boba Fett, and he is defeated.
lesson-claim = A defeated character leaves with all his dice. Whoever claims the battlefield first begins the next round, but takes no more actions in this one. Your strongest dice are used: claim it.
    .wrong = You have done the most you can this round. Claim the battlefield.
lesson-claim-ability = Whoever claims may use the ability of the battlefield. Use it.
    .wrong = It is yours for claiming. Use it.
lesson-end = At the end of a round everybody readies his cards, takes two resources and draws up to five cards; dice go back to their cards. One character is left to be defeated.
