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

# Why a hex may not be answered, on a board that shows it. $hex is the hex that was pressed, or another.

ca-this-hex = this hex
ca-that-hex = that hex
ca-refused-path-blocked = { $player } stands in the path of the ball.
ca-refused-path-blocked-by-teammate = { $player } stands in the way; in these rules no pass goes through teammates.
ca-refused-passer-blocked = { $player }, next to the passer, blocks the way.
ca-refused-shot-out-of-range = { $away ->
    [one] { $away } hex to goal, { $most } at most.
   *[other] { $away } hexes to goal, { $most } at most.
}
ca-refused-shot-misses-goal-mouth = A straight line from the ball does not go between the posts here.
ca-refused-ball-in-the-way = The free ball is in the way of { $player }.
ca-refused-not-in-opposing-box = { $player } is not in the opposing box.
ca-refused-not-opposite-ball = { $player } is not in the final third opposite the ball.
ca-refused-not-in-final-third = { $player } is not in a final third.
ca-refused-feet-hands-or-nothing = The ball is outside the box: feet, hands or no challenge.
ca-refused-target-needs-teammate = A teammate must come to the target.
ca-refused-receiver-may-not-move = { $player } stands on the target and may not move away.
