# Words of the data, where they are not said as they are written there: <slot>-<word>.

fact-edge-icons = Combat icons with the edge

icon-unit-damage = UD
    .full = unit damage
icon-tactics = T
    .full = tactics
icon-blast = B
    .full = blast
edge-icon-unit-damage = (UD)
    .full = unit damage with the edge
edge-icon-tactics = (T)
    .full = tactics with the edge
edge-icon-blast = (B)
    .full = blast with the edge

step-w-refresh = actions
step-w-draw = actions
step-w-deploy = actions
step-w-conflict = actions
step-w-conflict-end = actions
step-w-attackers = actions
step-w-defenders = actions
step-w-edge = actions
step-w-strike = actions
step-w-force = actions

# What is engaged: an objective, or the Death Star dial, which is none.
attacked = { STARTS($card, like: "Death Star dial") ->
    [yes] the { $card }
   *[no] { $card }
}
