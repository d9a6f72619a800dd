# Counter Attack in the log: one sentence an action, as a fan tells it.

## Places, as the side sees them that plays there

# Where something is. $hexes counts the hexes to goal.
ca-at = { $place ->
    [six] in the six-yard box
    [near-post] at the near post
    [far-post] at the far post
    [box] in the box
    [edge] at the edge of the box
    [corner-left] by the left corner flag
    [corner-right] by the right corner flag
    [left] on the left
    [right] on the right
    [from-goal] { $hexes ->
        [one] { $hexes } hex from goal
       *[other] { $hexes } hexes from goal
    }
    [circle] in the centre circle
    [midfield] in midfield
    [own-half] in their own half
    [own-left] on the left of their own half
    [own-right] on the right of their own half
    [own-third] deep in their own half
    [own-edge] at the edge of their own box
    [own-box] in their own box
    [own-six] in front of their own goal
    [own-corner-left] by their own left corner flag
   *[own-corner-right] by their own right corner flag
}
# Where something goes.
ca-to = { $place ->
    [six] into the six-yard box
    [near-post] to the near post
    [far-post] to the far post
    [box] into the box
    [edge] to the edge of the box
    [corner-left] to the left corner flag
    [corner-right] to the right corner flag
    [left] down the left
    [right] down the right
    [from-goal] { $hexes ->
        [one] to { $hexes } hex from goal
       *[other] to { $hexes } hexes from goal
    }
    [circle] into the centre circle
    [midfield] through midfield
    [own-half] in their own half
    [own-left] on the left of their own half
    [own-right] on the right of their own half
    [own-third] deep in their own half
    [own-edge] to the edge of their own box
    [own-box] into their own box
    [own-six] in front of their own goal
    [own-corner-left] to their own left corner flag
   *[own-corner-right] to their own right corner flag
}

## Movement

ca-log-kick-off = { $team } kick off.
ca-log-phase = { $team } press forward.
ca-log-phase-of = { $team } press forward: { $who }.
ca-log-also = Also moved: { $who }.
ca-log-moves = { $team } move up: { $who }.
ca-log-run = { $way ->
    [back] { $hexes ->
        [one] { $who } drops back { $hexes } hex { $place }.
       *[other] { $who } drops back { $hexes } hexes { $place }.
    }
   *[on] { $hexes ->
        [one] { $who } runs { $hexes } hex { $place }.
       *[other] { $who } runs { $hexes } hexes { $place }.
    }
}
ca-log-carry = { $hexes ->
    [one] { $who } carries the ball { $hexes } hex { $place }.
   *[other] { $who } carries the ball { $hexes } hexes { $place }.
}
ca-log-dribble = { $who } dribbles past { $past } { $place }.
ca-log-steal = { $who } takes the ball off { $rival }.
ca-log-nutmeg = { $through ->
    [yes] { $who } nutmegs { $rival }.
   *[no] { $rival } reads the nutmeg and takes the ball off { $who }.
}
ca-log-collects = { $who } collects the loose ball { $place }.

## Passes

ca-log-pass-begins = { $who } looks for { $to } { $place }.
ca-log-pass = { $kind ->
    [standard] { $who } finds { $to } { $place }.
    [short] { $who } finds { $to } { $place }.
    [back] { $who } plays it back to { $to } { $place }.
    [first_time] { $who } plays it first time to { $to } { $place }.
    [quick_throw] { $who } throws it out quickly to { $to } { $place }.
    [high] { $who } lifts a high pass to { $to } { $place }.
    [long] { $who } hits a long ball to { $to } { $place }.
    [kick] { $who } kicks long to { $to } { $place }.
    [throw] { $who } throws to { $to } { $place }.
   *[throw_to_head] { $who } aims the throw at { $to }’s head { $place }.
}
ca-log-pass-into-space = { $kind ->
    [standard] { $who } plays it into space { $place }.
    [short] { $who } plays it into space { $place }.
    [first_time] { $who } plays it first time into space { $place }.
    [quick_throw] { $who } throws it out quickly into space { $place }.
    [high] { $who } lifts a high pass into space { $place }.
    [long] { $who } hits a long ball { $place }.
    [kick] { $who } kicks long { $place }.
    [throw] { $who } throws into space { $place }.
   *[throw_to_head] { $who } aims a long throw into space { $place }.
}
ca-log-cut-out = { $who } cuts out { $rival }’s { $kind ->
    [standard] pass
    [short] pass
    [first_time] first-time pass
    [quick_throw] throw
    [high] high pass
    [long] long ball
    [kick] kick
    [throw] throw
   *[throw_to_head] throw
}.
ca-log-drift = { $who }’s { $kind ->
    [standard] pass
    [short] pass
    [first_time] first-time pass
    [quick_throw] throw
    [high] high pass
    [long] long ball
    [kick] kick
    [throw] throw
   *[throw_to_head] throw
} drifts { $hexes ->
    [one] { $hexes } hex.
   *[other] { $hexes } hexes.
}
ca-log-offside = Offside: { $who }.

## Duels

ca-log-tackle = { $end ->
    [won] { $duel ->
        [dive] { $who } dives at { $rival }’s feet and wins the ball: { $ours } against { $theirs }.
       *[tackle] { $who } tackles { $rival } and wins the ball: { $ours } against { $theirs }.
    }
    [lost] { $duel ->
        [dive] { $rival } goes round { $who }: { $theirs } against { $ours }.
       *[tackle] { $rival } beats { $who }’s tackle: { $theirs } against { $ours }.
    }
   *[level] { $duel ->
        [dive] { $who } dives at { $rival }’s feet: level at { $ours } to { $theirs }, loose ball.
       *[tackle] { $who } tackles { $rival }: level at { $ours } to { $theirs }, loose ball.
    }
}
ca-log-tackle-loose = { $who } tackles { $rival }: level at { $ours } to { $theirs }, loose ball to { $to }.
ca-log-goes-up = { $who } go up for the header.
ca-log-header = { $who } wins the header from { $rival }.
ca-log-header-to = { $who } wins the header from { $rival } and heads to { $to }.
ca-log-header-into-space = { $who } wins the header from { $rival } and heads into space { $place }.
ca-log-header-level = { $who } and { $rival } go up together: level, loose ball.
ca-log-heads = { $who } heads the ball on.
ca-log-heads-to = { $who } heads to { $to }.

## At goal

ca-log-shot = { $kind ->
    [snapshot] { $who } takes a snapshot.
    [free_kick] { $who } shoots from the free kick.
    [penalty] { $who } takes the penalty.
    [header] { $who } heads at goal.
   *[shot] { $hexes ->
        [one] { $who } shoots from { $hexes } hex.
       *[other] { $who } shoots from { $hexes } hexes.
    }
}
ca-log-shot-wide = { $kind ->
    [snapshot] { $who } snatches at a snapshot and puts it wide.
    [free_kick] { $who } puts the free kick wide.
    [penalty] { $who } puts the penalty wide.
    [header] { $who } heads wide.
   *[shot] { $hexes ->
        [one] { $who } shoots wide from { $hexes } hex.
       *[other] { $who } shoots wide from { $hexes } hexes.
    }
}
ca-log-shot-blocked = { $kind ->
    [snapshot] { $who } takes a snapshot; { $rival } blocks it.
    [free_kick] { $who } shoots from the free kick; { $rival } blocks it.
    [penalty] { $who } takes the penalty; { $rival } blocks it.
    [header] { $who } heads at goal; { $rival } blocks it.
   *[shot] { $hexes ->
        [one] { $who } shoots from { $hexes } hex; { $rival } blocks it.
       *[other] { $who } shoots from { $hexes } hexes; { $rival } blocks it.
    }
}
ca-log-shot-saved = { $kind ->
    [snapshot] { $who } takes a snapshot
    [free_kick] { $who } shoots from the free kick
    [penalty] { $who } takes the penalty
    [header] { $who } heads at goal
   *[shot] { $hexes ->
        [one] { $who } shoots from { $hexes } hex
       *[other] { $who } shoots from { $hexes } hexes
    }
}; { $rival } { $how ->
    [holds] saves and holds it.
    [spills] spills it: loose ball.
   *[saves] saves.
}
ca-log-goal = { $how ->
    [own] Own goal. { $who } turns it in for { $team }: { $home }–{ $away }.
    [header] Goal. { $who } heads in for { $team }: { $home }–{ $away }.
    [team] Goal for { $team }{ $who }: { $home }–{ $away }.
   *[plain] Goal. { $who } scores for { $team }: { $home }–{ $away }.
}
ca-log-goal-headed = Goal. { $who } heads in from { $giver }’s cross: { $home }–{ $away }.

## The referee, and set pieces

ca-log-foul = { $how ->
    [reckless] { $who } goes in recklessly on { $rival }.
   *[plain] { $who } fouls { $rival }.
}
ca-log-booked = { $card ->
    [yellow] { $who } is booked.
    [second_yellow] { $who } is booked again: off.
   *[red] Red card for { $who }.
}
ca-log-hurt = { $again ->
    [yes] { $who } is hurt again and cannot go on.
   *[no] { $who } is hurt: all attributes −1.
}
ca-log-restart = { $restart ->
    [throw_in] Throw-in to { $team }.
    [corner] Corner for { $team }.
    [goal_kick] Goal kick to { $team }.
    [penalty] Penalty to { $team }.
   *[free_kick] Free kick to { $team }.
}
ca-log-taker = { $who } { $restart ->
    [throw_in] takes the throw-in.
    [corner] takes the corner.
    [goal_kick] takes the goal kick.
    [penalty] steps up for the penalty.
   *[free_kick] stands over the free kick.
}
ca-log-line-up = { $team } { $restart ->
    [throw_in] line up for the throw-in.
    [corner] line up for the corner.
    [goal_kick] line up for the goal kick.
    [penalty] line up for the penalty.
   *[free_kick] line up for the free kick.
}
ca-log-runs-loose = The ball runs loose to { $who }.

## Figures

# A die, with what an attribute or the referee adds to it.
ca-figure-roll = { $sign ->
    [star] a star, { $total } in all
    [none] { $die }
    [minus] { $die } − { $more }
   *[plus] { $die } + { $more }
}
ca-figure-test = { $who }: { $roll }, needs { $needed }
ca-figure-referee = { $what ->
    [booking] Card from { $needed }: { $roll }
   *[injury] Injury from { $needed }: { $roll }
}
ca-figure-duel = { $roll } against { $reply }
ca-figure-die = Rolled { $die }
ca-figure-chance = { $chance } to score
