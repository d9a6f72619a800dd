# Counter Attack: places in the second line of a question, as the side hears them that is asked.

ca-yours = { $place ->
    [own-half] in your half
    [own-left] on the left of your half
    [own-right] on the right of your half
    [own-third] deep in your half
    [own-edge] at the edge of your box
    [own-box] in your box
    [own-six] in front of your goal
    [own-corner-left] by your left corner flag
   *[own-corner-right] by your right corner flag
}
ca-there-carried = { $who } has the ball { $there }.
ca-there-free = The ball lies { $there }.
ca-there-goes = The ball goes { $there }.
ca-there-aimed = The ball is aimed { $there }.
ca-there-comes-down = The ball comes down { $there }.
ca-there-declared = { $count ->
    [0] { ca-there-comes-down }
   *[other] { ca-there-comes-down } Declared so far: { $who }.
}
ca-there-rush = The ball comes down { $there }. If he comes, he jumps for it.
ca-there-within = Within 6 hexes of the ball { $there }.
ca-there-around = Next to where he is, { $there }, or stay there.
ca-there-near = The ball lies { $there }; any player next to it.
