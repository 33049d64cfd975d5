# What puzzles ask for.

puzzle-destroyed = Destroy { $card } this turn.

# The lesson: what is said at each step, and to whoever does something else.

lesson-goal = You play the light side. Destroy three objectives of the dark side and you win; its Death Star dial must not reach 12 before that. The three marked cards are its objectives, and the first is already damaged: two more damage destroy it.
lesson-deploy = First you deploy. Cards cost resources, and your objectives and your affiliation card generate them. Play { $jedi-in-hiding } from your hand.
    .wrong = Not that one yet. Press { $jedi-in-hiding } in your hand.
lesson-pay = Two resources are to be paid. Whatever generates one is focused: it can do nothing more this turn. Press a card that shines, and then another.
    .wrong = Pay for { $jedi-in-hiding } first: press an objective that shines, or your affiliation card.
lesson-engage = Nothing else can be paid for, so the conflict phase begins: you attack. Choose { $counsel-of-the-sith }, which is nearly destroyed.
    .wrong = That would work too, but { $counsel-of-the-sith } is nearly destroyed. Choose it.
lesson-attack = Who attacks? Luke Skywalker has a blast icon, the sign that damages objectives. Send him.
    .wrong = Luke is the one with the blast icon. Send Luke Skywalker.
lesson-attack-alone = A unit that strikes is focused and cannot defend in your opponent’s turn. One is enough: send nobody else.
    .wrong = { $jedi-in-hiding } stays at home. Send nobody else.
lesson-edge = Your opponent defends with { $dark-side-apprentice }. Now you both stake cards, face down: who stakes more Force icons has the edge, strikes first and uses the icons on white ground. Yoda has five of them.
    .wrong = Without a card the edge is your opponent’s. Stake Yoda.
lesson-strike = The edge is yours, and Luke strikes first. Blast damages the objective, unit damage the defender. Let the blast come first: one from Luke, one for the edge.
    .wrong = Begin with the blast: it destroys the objective.
lesson-stay = The objective is destroyed, the first of three. You could attack once more, but { $jedi-in-hiding } would then be focused when the dark side attacks. Leave it at that.
    .wrong = Keep { $jedi-in-hiding } ready to defend. Attack no more.
lesson-commit = At the end of the turn units may be committed to the Force. They count in the Force struggle of every turn; who wins it has the Balance on his side. Commit { $jedi-in-hiding }.
    .wrong = Luke is focused and needed for attacks. Commit { $jedi-in-hiding }.
lesson-end = That is a turn: refresh, draw, deploy, attack, commit. Now it is the dark side’s turn; then you attack the next objective.
