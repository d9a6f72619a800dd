### Counter Attack: what happens, what is asked, what may be called, what is rolled for, and what may come of it.
### $who, $on, $off, $rival and $to are players; $hex and $start are hexes as in the notation; $team is the name of a side.

## Names

ca-attribute = { $name ->
    [pace] Pace
    [dribbling] Dribbling
    [heading] Heading
    [high_pass] High Pass
    [resilience] Resilience
    [shooting] Shooting
    [tackling] Tackling
    [aerial] Aerial
    [saving] Saving
    [handling] Handling
   *[other] { $name }
}
# Three letters at most, for the columns of a table.
ca-attribute-short = { $name ->
    [pace] Pac
    [dribbling] Dri
    [heading] Hea
    [high_pass] HiP
    [resilience] Res
    [shooting] Sho
    [tackling] Tac
    [aerial] Aer
    [saving] Sav
    [handling] Han
   *[other] { $name }
}
# What holds for a player, beside its name.
ca-mark = { $mark ->
    [moved] moved
    [booked] booked
    [injured] injured
    [stunned] stunned
    [jumped] jumped
    [offside] offside
    [sent_off] sent off
    [named] declared
    [off] off the pitch
    [goalkeeper] goalkeeper
    [bench] bench
   *[other] { $mark }
}
ca-card = { $card ->
    [yellow] a yellow card
    [second_yellow] a second yellow card
    [red] a red card
   *[other] { $card }
}
ca-restart = { $restart ->
    [kick_off] Kick-off
    [throw_in] Throw-in
    [corner] Corner
    [goal_kick] Goal kick
    [free_kick] Free kick
    [penalty] Penalty
   *[other] { $restart }
}
ca-half = { $half ->
    [1] 1st half
    [2] 2nd half
    [3] 1st half of extra time
    [4] 2nd half of extra time
    [5] Shoot-out
   *[other] { $half }
}
ca-variant = { $variant ->
    [match] Full match
    [outnumbered] Outnumbered
    [away_goal] Away goal
    [defence_v_attack] Defence v attack
    [top_v_bottom] Top v bottom
   *[other] { $variant }
}
quick-aim-outnumbered = Home trails 0–2 with eleven against nine and 30 minutes to play. More goals at the end wins.
quick-aim-away-goal = Second half of a second leg: home leads 1–0 after losing the first 0–1. An away goal now puts the visitors through.
quick-aim-defence-v-attack = Seven attackers without a goalkeeper against five defenders and a goalkeeper, for 30 minutes. Each goal is a point for home, each clearance beyond halfway a point for away.
quick-aim-top-v-bottom = The best eleven of the deck against the worst: 60 minutes, then the sides swap teams for another 60. It counts as a two-legged tie with away goals, the best team at home.
quick-aim-beginners = A first match by the core rules, without high passes.
ca-edition = { $edition ->
    [core] Core edition
    [advanced] Advanced edition
    [living] Living rules
   *[other] { $edition }
}
ca-formation = { $name }

## Time

ca-back =
    { $what ->
        [run] { $player }’s run
        [place] where { $player } stands
        [step]
            { $shared ->
                [yes] { $name }’s End step
               *[no] End step
            }
        [phase] the Movement Phase
       *[other]
            { $shared ->
                [yes] { $name }’s last answer
               *[no] your last answer
            }
    }
ca-area =
    { $area ->
        [goal]
            { $whose ->
                [yours] your goal
               *[theirs] the goal
            }
        [six]
            { $whose ->
                [yours] your six-yard box
               *[theirs] the six-yard box
            }
        [box]
            { $whose ->
                [yours] your box
               *[theirs] the box
            }
        [edge]
            { $whose ->
                [yours] edge of your box
               *[theirs] edge of the box
            }
        [corner]
            { $whose ->
                [yours] your corner
               *[theirs] the corner
            }
        [third]
            { $whose ->
                [yours] your third
               *[theirs] final third
            }
        [circle] centre circle
       *[midfield] midfield
    }
ca-place =
    { $flank ->
        [left] { ca-area }, on the left
        [right] { ca-area }, on the right
       *[centre] { ca-area }
    }
ca-time-before = Before the match
ca-time = { $half } · { $minute }′ of { $end }
ca-time-added = { $half } · { $minute }′, { $added } added
# A clock on the wall tells the minute.
ca-time-clock = { $half }
ca-time-shoot-out = Shoot-out · { $home }–{ $away }
ca-time-over = Full time
# The minute at the side of the log.
ca-minute = { $minute }′

## Parts of sentences

# Things in a row, joined two by two.
ca-row = { $before }, { $after }
ca-die = { $die ->
    [star] a star
   *[other] { $die }
}
ca-die-and-total = { $die ->
    [star] a star, { $total } in all
   *[other] { $die }, { $total } in all
}
# What a player does who is tested with a die.
ca-test-passed = { $what ->
    [steal] steals the ball
    [free_ball] gets to the free ball
    [intercept] cuts out the pass
    [booking] gets no mercy from the referee
    [injury] is hurt
    [reckless] goes in recklessly and brings the player down
    [high_pass] places the pass well
    [long_pass] places the pass well
    [control] controls the ball
    [head_back] heads it safely back
    [block] blocks the shot
    [deflect] deflects the shot
    [save_result] holds on to the ball
    [handling] holds on to the ball
    [goal_save] keeps the ball out
    [off_target] shoots on target
   *[other] { $what }
}
ca-test-failed = { $what ->
    [steal] fails to steal the ball
    [free_ball] does not get to the free ball
    [intercept] fails to cut out the pass
    [booking] gets the benefit of the doubt
    [injury] is not hurt
    [reckless] goes in recklessly and misses
    [high_pass] misplaces the pass
    [long_pass] misplaces the pass
    [control] cannot control the ball
    [head_back] underhits the header back
    [block] fails to block the shot
    [deflect] fails to deflect the shot
    [save_result] turns the ball behind
    [handling] spills the ball
    [goal_save] fails to keep the ball out
    [off_target] shoots off target
   *[other] { $what }
}
# How a player comes by the ball.
ca-how = { $how ->
    [steal] with a steal
    [tackle] with a tackle
    [nutmeg] off a nutmeg
    [dive] by diving at the feet
    [interception] by cutting out the pass
    [free_ball] by getting there first
    [loose_ball] as it runs loose
    [collected] in space
    [long_pass] from the long pass
    [header] in the air
    [control] under control
    [save] with a save
    [pass] from the pass
   *[other] { $how }
}
ca-wins = { $who } wins
ca-nobody-wins = nobody wins

## Events before the match

ca-event-tossed = { $team } win the toss ({ $dice }).
ca-event-cards-dealt = On offer: { $cards }.
ca-event-card-picked = { $team } pick { $card }.
ca-event-lined-up = { $team } line up with { $cards }.
ca-event-referee-drawn = The referee is { $name }, Leniency { $leniency }.

## Events of time

ca-event-half-began = { $half ->
    [1] The first half begins: { $team } kick off.
    [2] The second half begins: { $team } kick off.
    [3] The first half of extra time begins: { $team } kick off.
    [4] The second half of extra time begins: { $team } kick off.
   *[5] The shoot-out begins: { $team } kick off.
}
ca-event-time-ran-out = { $half ->
    [1] Time is up in the first half.
    [2] Time is up in the second half.
    [3] Time is up in the first half of extra time.
    [4] Time is up in the second half of extra time.
   *[5] Time is up in the shoot-out.
}
ca-event-time-added = { $actions ->
    [one] 1 action of added time ({ $die } rolled).
   *[other] { $actions } actions of added time ({ $die } rolled).
}
ca-event-half-ended = { $half ->
    [1] Half-time: { $home } { $goals }, { $away } { $against }.
    [2] The second half is over: { $home } { $goals }, { $away } { $against }.
    [3] Half-time in extra time: { $home } { $goals }, { $away } { $against }.
    [4] Extra time is over: { $home } { $goals }, { $away } { $against }.
   *[5] The shoot-out is over: { $home } { $goals }, { $away } { $against }.
}
ca-event-match-ended = Full time: { $home } { $goals }, { $away } { $against }.
ca-event-tie-ended = { $how ->
    [goals] { $goals }-{ $against } on aggregate: { $team } go through.
    [away_goals] { $goals }-{ $against } on aggregate: { $team } go through on away goals.
   *[nobody] { $goals }-{ $against } on aggregate: all square.
}
ca-event-substituted = { $on } comes on for { $off }.
ca-event-keeper-named = { $who } goes in goal.
ca-event-ruled = The referee rules in favour of { $team } ({ $die } rolled).

## Events of movement

ca-event-phase-began = { $team } call a Movement Phase.
ca-event-step-began = Step { $step }: { $team } move.
ca-event-phase-ended = The Movement Phase is over.
ca-event-moved = { $who } moves { $to }.
ca-event-placed = { $who } takes a place { $at }.
ca-event-stunned = { $who } is stunned.

## Dice

ca-event-tested = { $who } { $does } ({ $roll }).
ca-event-duelled = { $duel ->
    [tackle] Tackle
    [dive] Dive at the feet
    [nutmeg] Nutmeg
    [header] Header
    [shot] Shot
    [penalty] Penalty
   *[other] { $duel }
}: { $who } rolls { $roll }; { $rival } rolls { $reply }; { $end }.
ca-event-jumped = { $who } goes up for the header ({ $roll }).

## Events of the ball

ca-event-ball-won = { $who } wins the ball { ca-how }.
ca-event-ball-collected = { $who } gets the ball { ca-how }.
ca-event-pass-called = { $who } plays { $kind ->
    [standard] a standard pass
    [first_time] a first-time pass
    [short] a short pass
    [quick_throw] a quick throw
    [high] a high pass
    [long] a long pass
    [kick] a goalkeeper's kick
    [throw] a throw-in
    [throw_to_head] a throw-in to the head
   *[other] { $kind }
} { $to }.
ca-event-pass-arrived = The ball comes to { $who } { $at }.
ca-event-pass-arrived-in-space = The ball comes to rest { $at }.
ca-event-ran-loose = The ball runs loose off { $who } { $at }.
ca-event-scattered = The ball goes { $distance ->
    [one] { $distance } hex
   *[other] { $distance } hexes
} { $direction ->
    [1] south
    [2] south-west
    [3] north-west
    [4] north
    [5] north-east
   *[6] south-east
} and comes to rest { $at }.
ca-event-went-out = The ball goes out of play.
ca-event-restart-given = { $restart } for { $team }.
ca-event-taker-named = { $who } takes it.
ca-event-held-ball = { $who } holds the ball { $at }.
ca-event-dropped-ball = { $who } drops the ball to the ground.
ca-event-challenged = { $team } send up { $who } for the header.
ca-event-unchallenged = { $team } send up nobody for the header.
ca-event-headed = { $who } heads the ball ({ $roll }).
ca-event-headed-freely = { $who } heads the ball.
ca-event-headed-to = { $who } heads to { $to } { $at }.
ca-event-headed-into-space = { $who } heads into space { $at }.

## Events of the referee

ca-event-fouled = { $who } fouls { $on } { $at }.
ca-event-booked = { $who } is shown { $card }.
ca-event-sent-off = { $who } is sent off.
ca-event-injured = { $again ->
    [yes] { $who } is injured again.
   *[no] { $who } is injured.
}
ca-event-went-off = { $who } goes off, with nobody left to come on.
ca-event-played-on = { $team } play on.
ca-event-offside-given = { $who } is caught offside.

## Events at goal

ca-event-shot-taken = { $who } { $kind ->
    [shot] shoots
    [snapshot] takes a snapshot
    [free_kick] shoots from the free kick
    [penalty] takes the penalty
    [header] heads at goal
   *[other] { $kind }
}{ $hexes ->
    [one] { "" } from { $hexes } hex
   *[other] { "" } from { $hexes } hexes
}.
ca-event-shot-missed = { $who } misses the target.
ca-event-goal-scored = { $own ->
    [yes] Goal for { $team }: own goal by { $who }.
   *[no] Goal for { $team }: { $who } scores.
}
ca-event-cleared = { $team } clear the ball: a point.
ca-event-kick-taken = { $scored ->
    [yes] { $who } scores in the shoot-out.
   *[no] { $who } fails to score in the shoot-out.
}

## Where the ball is

ca-ball-carried = { $who } has the ball on { $hex }.
ca-ball-free = The ball lies free on { $hex }.
ca-ball-goes = The ball goes to { $hex }.
ca-ball-aimed = The ball is aimed at { $hex }.
ca-ball-comes-down = The ball comes down on { $hex }.
ca-ball-comes-down-declared = { $count ->
    [0] { ca-ball-comes-down }
   *[other] { ca-ball-comes-down } Declared so far: { $who }.
}
ca-ball-spot = From { $hex }.

## Questions before the match and between its parts

ca-ask-goalkeeper-pick = Pick a goalkeeper
ca-ask-goalkeeper-pick-why = They lie face down; you see which one it is once you have picked.
ca-ask-card-pick = Pick a player for your squad
ca-ask-card-pick-why = You pick in turns.
ca-ask-line-up-choice = Pick your starting eleven
ca-ask-line-up-choice-why = A goalkeeper wears 1; the rest sit on the bench.
ca-ask-kick-off-placement = { $turn ->
    [1] Line up your team, then press Done
   *[other] Your turn 2 of 2: adjust after { $rival }
}
ca-ask-kick-off-placement-why = { $own ->
    [yes] You kick off. Everybody stays in their own half.
   *[no] { $team } kick off. Everybody stays in their own half.
}
ca-ask-free-placement = Place your players wherever you like
ca-ask-free-placement-why = Each once in a turn; then { $team }’s goalkeeper kicks.
ca-ask-substitution-choice = Bring on a player, or go on
ca-ask-substitution-choice-why = { $left ->
    [one] 1 substitution left.
   *[other] { $left } substitutions left.
}
ca-ask-forced-substitution = { $who } cannot go on: who comes on?
ca-ask-forced-substitution-why = That is the second injury.
ca-ask-keeper-substitution = Your goalkeeper is gone: who goes off for the one on the bench?
ca-ask-emergency-keeper = Your goalkeeper is gone: who goes in goal?
ca-ask-emergency-keeper-why = An attribute missing from the card counts as 0.
ca-ask-order-choice = Name your next penalty taker
ca-ask-order-choice-why = They kick in this order, each once.

## Questions: calls

ca-ask-action-choice = { $after ->
    [kick_off] Take the kick-off
    [movement] The Movement Phase is over: what next?
    [movement_free] Nobody has the ball: send players after it
    [standard] Your pass has arrived: what next?
    [space] The pass went into space: send players after it
    [first_time] Your pass has arrived: what next?
    [short] Your pass has arrived: what next?
    [aos] You have won the ball: what next?
    [tackle] The ball is yours: what next?
    [landed_free] Nobody was under the ball: send players after it
    [headed] Your header has arrived: what next?
    [headed_away] The ball was headed away to you: what next?
    [drop] The ball is at your goalkeeper’s feet: what next?
    [long_free] The long pass lies free: send players after it
    [long] Your long pass has arrived: what next?
    [loose] The loose ball has come to you: what next?
    [loose_free] The ball runs loose: send players after it
    [corner_short] Your short corner has arrived: what next?
    [free_kick] Take the free kick
   *[other] What next?
}
ca-ask-hold-choice = Your goalkeeper holds the ball: throw it now, or let players move first?
ca-ask-distribution-choice = How does your goalkeeper play the ball?
ca-ask-opening-kick-choice = How does your goalkeeper open the match?
ca-ask-pick-up-choice = Does your goalkeeper take the ball in hand?
ca-ask-corner-choice = Take the corner
ca-ask-corner-choice-why = A high pass into the box, or a short one along the ground.
ca-ask-throw-choice = Take the throw-in
ca-ask-throw-choice-why = { $head ->
    [yes] To feet or into space, up to 6 hexes, or to a teammate’s head.
   *[no] To feet or into space, up to 6 hexes.
}
ca-ask-second-phase-choice = Another Movement Phase before the throw?
ca-ask-second-phase-choice-why = It counts as an action.
ca-ask-goal-kick-choice = Take the goal kick
ca-ask-penalty-choice = Take the penalty: choose a hex of the goal
ca-ask-snapshot-offer = { $ends ->
    [yes] Nobody else moves in this step: take a snapshot?
   *[no] The ball has come to you in range: take a snapshot at once?
}
ca-ask-snapshot-target = Your snapshot: choose a hex of the goal

## Questions of the Movement Phase

ca-move-some = { $left ->
    [one] move one player
   *[other] move up to { $left } players
}
ca-ask-step-choice = { $step ->
    [2] Your reply
   *[other] Your turn
}: { ca-move-some }
    .shared = { ca-move-some }
ca-step-in-play = Step { $step } of 3: { $step ->
    [1] each as far as their Pace allows; the carrier goes hex by hex.
    [2] each as far as their Pace allows; next to the carrier they may tackle.
   *[3] each up to 2 hexes, if they have not moved yet.
}
# The ball is out of play: nobody carries it, nobody tackles.
ca-step-before-throw-in = Before the throw-in, step { $step } of 3: { $step ->
    [3] each up to 2 hexes, if they have not moved yet.
   *[other] each as far as their Pace allows.
}
ca-ask-step-choice-why = { $dead ->
    [yes] { ca-step-before-throw-in }
   *[no] { ca-step-in-play }
}
ca-ask-run-choice = { $who } has the ball: another hex, or stop?
ca-ask-run-choice-why = { $left ->
    [one] 1 hex left.
   *[other] { $left } hexes left.
}
ca-ask-nutmeg-choice = { $who } is next to a defender: try a nutmeg?
ca-ask-nutmeg-choice-why = Dribbling against Tackling + 1; if it comes off, you are past the defender.
ca-ask-nutmeg-landing = Through the legs: where does { $who } land?
ca-ask-nutmeg-landing-why = The nutmeg uses 2 hexes of the run.
ca-ask-steal-choice = { $who } can try to steal the ball: go for it?
ca-ask-test-choice = { $who } is next to the free ball: go for it?
ca-ask-test-choice-why = One die, and no risk of a foul.
ca-ask-tackle-choice = { $dives ->
    [yes] Does { $who } dive at { $rival }’s feet?
   *[no] Does { $who } tackle { $rival }?
}
ca-ask-tackle-choice-why = { $behind ->
    [yes] From behind: a 1 or a 2 is a foul.
   *[no] A 1 is a foul.
}
ca-ask-tackler-reposition = The tackle is won: where does { $who } take the ball?
ca-ask-tackler-reposition-why = Or stay there.
ca-ask-carrier-reposition = { $who } got away: where to?
ca-ask-carrier-reposition-why = Around { $hex }, or stay there.
ca-ask-foul-choice = { $penalty ->
    [yes] { $who } has fouled you: play on, or take the penalty?
   *[no] { $who } has fouled you: play on, or take the free kick?
}

## Questions about the ball in the air, and for goalkeepers

ca-ask-first-time-move = Your first-time pass: move a player one hex before it goes?
ca-ask-first-time-move-why = { ca-ball-goes }
ca-ask-first-time-reply = { $who } plays it first time: move a player one hex to cut it out?
ca-ask-first-time-reply-why = { ca-ball-goes }
ca-ask-high-pass-move = Your high pass: move a player up to 3 hexes to meet it?
ca-ask-high-pass-move-why = { ca-ball-aimed }
ca-ask-high-pass-reply = High pass by { $who }: move a player up to 3 hexes against it?
ca-ask-high-pass-reply-why = { ca-ball-aimed }
ca-ask-long-pass-keeper-move = Does your goalkeeper go for the long pass?
ca-ask-long-pass-keeper-move-why = As far as his Pace allows; if he gets to the ball, it is his.
ca-ask-corner-move = Move a player up to 3 hexes before the corner is taken?
ca-ask-snapshot-move = { $who } is about to shoot: move a player up to 2 hexes?
ca-ask-thirds-choice = { $occasion ->
    [phase] Move your players in the third opposite the ball
   *[other] Move your players in the final thirds
}
ca-ask-thirds-choice-why = Up to 6 hexes, each once.
ca-ask-box-move = The ball nears your goal: does { $who } move one hex?
ca-ask-dive-choice = Does your goalkeeper dive at the carrier’s feet?
ca-ask-dive-choice-why = A 1 is a foul, and a penalty.
ca-ask-challenge-choice = { $who } challenges outside the box: feet or hands?
ca-ask-challenge-choice-why = Feet: Tackling counts 0. Hands: Saving counts, but winning the ball means a free kick and a red card.
ca-ask-dive-hex-choice = Where does { $who } hold the ball: on the carrier’s hex, or where he is?
ca-ask-rush = Does your goalkeeper come for the ball?
ca-ask-rush-why = The ball comes down on { $hex }. If he comes, he jumps for it.
ca-ask-header-type = Header: a pass, or at goal?
ca-ask-header-type-why = { ca-ball-comes-down }
ca-ask-attack-declares = Who jumps for the header?
ca-ask-attack-declares-why = { ca-ball-comes-down-declared }
ca-ask-defence-declares = Who jumps for the header, if anybody?
ca-ask-defence-declares-why = { ca-ball-comes-down-declared }
ca-ask-header-or-control = Nobody challenges for the ball: how do you play it?
ca-ask-header-or-control-why = { ca-ball-comes-down }
ca-ask-free-player = { $how ->
    [control] Who controls the ball?
   *[header] Who heads the ball?
}
ca-ask-free-player-why = { ca-ball-comes-down }
ca-ask-header-target = Where does { $who } head the ball?
ca-ask-header-target-why = Within 6 hexes of { $hex }.

## Questions at set pieces

ca-ask-keeper-placement = { $restart }: move your goalkeeper?
ca-ask-taker-choice = { $restart }: who takes it?
ca-ask-taker-choice-why = { ca-ball-spot }
ca-ask-placement-choice = { $restart }: place { $left ->
    [one] one player
   *[other] { $left } players
}{ $attacks ->
    [yes] , or choose a routine
   *[no] { $ends ->
        [yes] , or finish
       *[no] {""}
    }
}
ca-ask-placement-choice-why = { ca-ball-spot }
ca-ask-near-taker-choice = Free kick: who takes it?
ca-ask-near-taker-choice-why = From { $hex }; any player next to the ball.
ca-ask-penalty-placement-choice = Penalty: place your players outside the box
ca-ask-penalty-placement-choice-why = Anyone inside must leave it.
ca-ask-goal-kick-hex-choice = Goal kick: from which hex of the goal area?

## What the others are told that wait

ca-wait-moving = { $team } are moving: { $moves } of { $limit }
ca-wait-picking = { $team } are picking
ca-wait-placing = { $team } are placing their players
ca-wait-calling = { $team } are choosing their next action
ca-wait-may-move = { $team } may move a player
ca-wait-deciding = { $team } are deciding

## Calls: the label of the button, and a fact below it

ca-call = { $call ->
    [movement_phase] Movement Phase
    [end] End step
    [stop] Stop
    [snapshot] Snapshot
    [steal] Steal
    [test] Try for the ball
    [dive] Dive
    [tackle] Tackle
    [feet] Feet
    [hands] Hands
    [play_on] Play on
    [take_it] Take it
    [final_thirds] Final thirds
    [drop] Drop the ball
    [header] Header
    [control] Control
    [head_pass] Headed pass
    [time_up] Time is up
    [phase] Phase
   *[other] { $call }
}
ca-call-fact = { $call ->
    [movement_phase] 4 of yours move, 5 of theirs, then 2 of yours
    [end] Nobody else moves in this step
    [stop] The run ends here
    [snapshot] Right away, at −1; they move a player first
    [steal] One die for the ball
    [test] One die for the ball
    [dive] At the carrier’s feet
    [tackle] Tackling against Dribbling
    [feet] Play it with the feet
    [hands] Take it in hand
    [play_on] Play goes on where it was
    [take_it] Play stops for your set piece
    [final_thirds] Players in both final thirds move first
    [drop] To his feet, to play like an outfielder
    [header] To a teammate, into space or at goal
    [control] Bring it down: Dribbling + die must make 9
    [head_pass] To a teammate or into space
    [time_up] The half is over
    [phase] Players move
   *[other] { $call }
}
ca-decline = { $step ->
    [box-move] Hold position
    [carrier-reposition] Stay there
    [tackler-reposition] Stay there
    [challenge-choice] Hold off
    [corner-move] Move nobody
    [dive-choice] Don’t dive
    [first-time-move] Move nobody
    [first-time-reply] Move nobody
    [high-pass-move] Move nobody
    [high-pass-reply] Move nobody
    [snapshot-move] Move nobody
    [goal-kick-hex-choice] Usual spot
    [keeper-placement] Keeper stays
    [long-pass-keeper-move] Hold position
    [nutmeg-choice] No nutmeg
    [rush] Stay on the line
    [second-phase-choice] Throw now
    [snapshot-offer] Don’t shoot
    [steal-choice] Hold off
    [tackle-choice] Hold position
    [test-choice] Leave the ball
    [attack-declares] { $named ->
        [0] Nobody
       *[other] Nobody else
    }
    [defence-declares] { $named ->
        [0] Nobody
       *[other] Nobody else
    }
    [free-player] Nobody
    [dive-hex-choice] Without moving
    [header-or-control] Let it drop
    [free-placement] Done
    [kick-off-placement] Done
    [placement-choice] Done
    [penalty-placement-choice] Done
    [substitution-choice] No more changes
    [thirds-choice] Hold position
   *[other] Done
}
ca-decline-fact = { $step ->
    [box-move] Your goalkeeper does not move
    [carrier-reposition] On the same hex, with the ball
    [tackler-reposition] With the ball, where you stand
    [challenge-choice] No challenge
    [corner-move] The corner is taken
    [dive-choice] Your goalkeeper stays up
    [first-time-move] The pass is played
    [first-time-reply] Everybody holds position
    [high-pass-move] Everybody holds position
    [high-pass-reply] Everybody holds position
    [snapshot-move] Everybody holds position
    [goal-kick-hex-choice] From the middle of the goal area
    [keeper-placement] Your goalkeeper does not move
    [long-pass-keeper-move] Your goalkeeper does not move
    [nutmeg-choice] The run goes on
    [rush] Your goalkeeper does not come out
    [second-phase-choice] Nobody moves first
    [snapshot-offer] Keep the ball
    [steal-choice] No try for the ball
    [tackle-choice] No tackle
    [test-choice] No try for it
    [attack-declares] { $named ->
        [0] Nobody jumps
       *[other] These jump
    }
    [defence-declares] { $named ->
        [0] Nobody jumps
       *[other] These jump
    }
    [free-player] Nobody goes for the ball
    [dive-hex-choice] Your goalkeeper holds it where he stands
    [header-or-control] Nobody plays it first time
    [free-placement] The others stay where they are
    [kick-off-placement] The others stay where they are
    [placement-choice] The others stay where they are
    [penalty-placement-choice] The others stay where they are
    [substitution-choice] Play goes on with this team
    [thirds-choice] Nobody else moves
   *[other] That is all
}
ca-routine = { $name ->
    [far_post] Far post
    [near_post] Near post
    [edge] Edge of the box
    [shot] Shot
    [short] Short
    [keep] Keep it
    [forward] Up front
    [switch] Switch
    [line] Down the line
    [inside] Inside
    [back] Back
    [head] To the head
    [long] Long
    [flank] To the wing
    [wide] Other side
    [follow_up] Follow up
    [cover] Stay back
    [other] Another taker
    [space] Into space
   *[other] { $name }
}
ca-routine-does = { $name ->
    [short] { $taker } short to { $who }
    [keep] { $taker } back to { $who }
    [forward] { $taker } lifts it forward to { $who }
    [switch] { $taker } to { $who } on the other wing
    [line] { $taker } throws down the line to { $who }
    [inside] { $taker } throws inside to { $who }
    [back] { $taker } throws back to { $who }
    [head] { $taker } throws to { $who }’s head
    [long] { $taker } kicks long to { $who }
    [flank] { $taker } kicks wide to { $who }
    [wide] { $taker } short to { $who }
    [space] { $taker } throws into space for { $who }
   *[other] { $taker } crosses to { $who }
}
ca-routine-shot = { $name ->
    [follow_up] { $taker } shoots, three wait for a rebound
    [cover] { $taker } shoots, the others stay behind the ball
    [other] { $taker } shoots, three wait for a rebound
   *[shot] { $taker } at goal
}
ca-routine-taken = { $by } has taken { $who }’s place: the nearest free hex instead
ca-routine-onside = { $who } would be offside there: the nearest hex that is not
ca-routine-offside = { $who } is offside now
ca-routine-instead = { $planned } cannot get the ball: it goes to { $who }
ca-pass = { $kind ->
    [standard] Standard pass
    [first_time] First-time pass
    [short] Short pass
    [quick_throw] Quick throw
    [high] High pass
    [long] Long pass
    [kick] Goalkeeper’s kick
    [throw] Throw
    [throw_to_head] Throw to the head
   *[other] { $kind }
}
ca-pass-fact = { $kind ->
    [standard] Along the ground, up to 11 hexes
    [first_time] Along the ground, up to 6; each side moves a player 1 hex first
    [short] Along the ground, up to 6 hexes
    [quick_throw] Along the ground, up to 11; nobody can cut it out
    [high] Through the air, up to 15; a header follows
    [long] Into space, far from everybody
    [kick] Long, through the air; a header follows
    [throw] To feet or into space, up to 6 hexes
    [throw_to_head] To a teammate’s head, up to 6 hexes
   *[other] { $kind }
}
ca-aim = { $kind ->
    [shoot] Shot
    [head] Header
   *[other] { $kind }
}
ca-aim-fact = { $kind ->
    [shoot] At a hex of the goal
    [head] Up to 6 hexes away
   *[other] { $kind }
}
ca-choose = { $kind ->
    [nutmeg] Nutmeg
    [reckless] Reckless tackle
    [collect] Get to the ball
    [name] Name a player
    [jump] Jump
    [taker] Name the taker
    [goalkeeper] Name the goalkeeper
    [substitute] Substitution
    [pick] Pick a card
    [line_up] Line-up
    [form] Formation
   *[other] { $kind }
}

## Dice: what is rolled for

ca-roll-steal = { $who } tries to steal the ball
ca-roll-free-ball-test = { $who } tries for the free ball
ca-roll-interception = { $who } tries to cut out the pass
ca-roll-high-pass-accuracy = is the pass by { $who } accurate?
ca-roll-long-pass-accuracy = { ca-roll-high-pass-accuracy }
ca-roll-control-test = { $who } tries to control the ball
ca-roll-head-back = { $who } heads back to the goalkeeper
ca-roll-card-test = is { $who } shown a card?
ca-roll-injury-test = is { $who } hurt?
ca-roll-reckless-tackle = { $who } goes recklessly for { $on }
ca-roll-tackle = a tackle, { $who } against { $rival }
ca-roll-nutmeg-duel = a nutmeg, { $who } against { $rival }
ca-roll-dive = a dive at the feet, { $who } against { $rival }
ca-roll-diving-tackle = a dive, { $who } against { $rival }
ca-roll-hands-outside = a dive outside the box, { $who } against { $rival }
ca-roll-jump = { $who } jumps for the header
ca-roll-header-re-roll = the header again, { $who } against { $rival }
ca-roll-block = { $who } tries to block the shot
ca-roll-deflection = { $who } tries to deflect the shot
ca-roll-shot-roll = { $who } shoots
ca-roll-free-kick-roll = { ca-roll-shot-roll }
ca-roll-penalty-shot = { ca-roll-shot-roll }
ca-roll-save = { $who } tries to save the shot
ca-roll-penalty-save = { ca-roll-save }
ca-roll-handling = does { $who } hold the ball?
ca-roll-save-result = { ca-roll-handling }
ca-roll-free-shot = { $who } heads at goal
ca-roll-goal-save = { $who } tries to keep the loose ball out
ca-roll-spill = where does the spilled ball go?
ca-roll-tie-direction = where does the ball go from the save?
ca-roll-runs-where = in which direction does the ball go?
ca-roll-miss-direction = { ca-roll-runs-where }
ca-roll-runs-so-far = how many hexes does the ball go?
ca-roll-miss-distance = { ca-roll-runs-so-far }
ca-roll-added-time = how many actions are added? Die + Leniency { $leniency }
ca-roll-first-pick-dice = who picks first? The higher die
ca-roll-first-pick-coin = who picks first? 1 to 3 { $home }, 4 to 6 { $away }
ca-roll-kick-off-toss = who kicks off? 1 to 3 { $home }, 4 to 6 { $away }
ca-roll-referee-draw = the referee
ca-roll-goalkeeper-draw = a goalkeeper
ca-roll-lost-players = two players to leave the pitch
ca-roll-deal = the next cards of the draft
ca-roll-dispute = which way does the referee rule?
ca-compass = 1 south, 2 south-west, 3 north-west, 4 north, 5 north-east, 6 south-east

## What may come of an answer

# What happens, with its chance: «goal for Wharfside 23%».
ca-chance = { $what } { $percent }
ca-percent = { $size ->
    [least] <1%
    [most] >99%
   *[plain] { $percent }%
}
# Which dice bring a result: «6 steals the ball», «1–3 fails».
ca-result = { $dice } { $result }
ca-result-goes-on = play goes on
ca-result-misses = misses the target
ca-result-kick = { $scored ->
    [yes] scores in the shoot-out
   *[no] fails to score in the shoot-out
}
ca-result-foul = a foul
ca-result-by-foul = { $result }, by a foul
ca-faces-between = { $first }–{ $last }
ca-faces-or = { $either } or { $face }
ca-needed-depends = it depends on the earlier rolls
# How it ends, as the side that decides sees it: in a word, in a sentence, and what follows.
ca-outcome-word = { $what ->
    [goal] goal
    [off_target] off target
    [blocked] blocked
    [deflected] turned aside
    [saved] saved
    [foul] foul
    [offside] offside
    [escapes] gets away
    [stopped] stopped
    [sent_off] sent off
    [loose] loose
    [misses] astray
    [lands] on target
    [arrives] arrives
    [space] into space
    [won] { $mine ->
        [yes] win
       *[no] lost
    }
    [past] { $mine ->
        [yes] past
       *[no] beaten
    }
    [header] { $mine ->
        [yes] win
       *[no] lost
    }
    [controls] control
    [holds] held
    [keeps] { $mine ->
        [yes] keep
       *[no] they keep it
    }
    [free] free
    [hurt] hurt
    [over] over
   *[other] { $what }
}
ca-outcome = { $what ->
    [goal] { $mine ->
        [yes] Goal
       *[no] They score
    }
    [off_target] Off target
    [blocked] Blocked
    [deflected] Turned aside
    [saved] Saved
    [foul] { $mine ->
        [yes] You foul
       *[no] They foul
    }
    [offside] Offside
    [escapes] Gets away
    [stopped] Attack stopped
    [sent_off] Stopped, and sent off
    [loose] Loose ball
    [misses] Misses its target
    [lands] Comes down on target
    [arrives] { $mine ->
        [yes] Your pass arrives
       *[no] Their pass arrives
    }
    [space] { $mine ->
        [yes] Your ball into space
       *[no] Their ball into space
    }
    [won] { $mine ->
        [yes] You win the ball
       *[no] You lose the ball
    }
    [past] { $mine ->
        [yes] You get past
       *[no] Beaten
    }
    [header] { $mine ->
        [yes] You win the header
       *[no] They win the header
    }
    [controls] { $mine ->
        [yes] Under control
       *[no] They control it
    }
    [holds] { $mine ->
        [yes] Your goalkeeper holds it
       *[no] Their goalkeeper holds it
    }
    [keeps] { $mine ->
        [yes] You keep the ball
       *[no] They keep the ball
    }
    [free] The ball lies free
    [hurt] Hurt
    [over] Nothing comes of it
   *[other] { $what }
}
ca-detail-has-it = { $mine ->
    [yes] { $who } has it, then your call
   *[no] { $who } has it
}
ca-detail-card = { $card ->
    [red] red card
   *[yellow] yellow card
}
ca-detail-card-on = { $card ->
    [red] red card
   *[yellow] yellow card
} on { $faces }
ca-detail-foul = { $penalty ->
    [yes] penalty
   *[no] free kick { $away ->
        [one] { $away } hex
       *[other] { $away } hexes
    } out
}, or play on
ca-detail-loose = two dice, from { $who }
ca-detail-past = { $who } steps past
ca-detail-off = off { $who }, and the ball runs loose
ca-detail-goal-kick = goal kick
# What is decided, in a title and a line.
ca-look-tackle = { $behind ->
    [yes] Tackle, from behind
   *[no] Tackle, from the front
}
ca-look-shot = { $mine ->
    [yes] Shot
   *[no] Their shot
} { $where ->
    [near] at the near post
    [far] at the far post
    [post] at the post
   *[middle] at the middle of the goal
}
ca-look-shot-about = { $away ->
    [one] { $away } hex out
   *[other] { $away } hexes out
}, { $inside ->
    [yes] inside the box
   *[no] outside the box
}, { $cost ->
    [0] no penalty
   *[other] −{ $cost } to the shot
}.
ca-look-pass = { $mine ->
    [yes] Your
   *[no] Their
} { $kind ->
    [first_time] first-time pass
    [high] high pass
    [long] long pass
    [kick] goalkeeper’s kick
    [throw] throw
    [throw_to_head] throw
   *[other] pass
}
ca-look-pass-about = { $who } plays it { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} { $to ->
    [player] to { $receiver }
   *[space] into space
}.
ca-look-lofted-about = { $who } aims { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} { $to ->
    [player] at { $receiver }
   *[space] into space
}: { $chance } accurate. Otherwise it comes down elsewhere.
ca-guard-title = What { $name } may do
ca-guard-step = { $step ->
    [inside] No step first: the shot comes from inside the box.
    [header] No step first against a header.
    [line] Stays on the line until the kick.
    [steps] Steps one hex first, towards the shot.
   *[stays] May step one hex first, and is best where they are.
}
ca-guard-dive = { $away ->
    [0] The shot comes straight at them
    [one] Dives { $away } hex
   *[other] Dives { $away } hexes
}{ $cost ->
    [0] .
   *[other] , at −{ $cost }.
}
ca-guard-out-of-reach = Cannot reach it from there.
ca-guard-save = After a save: { $then }.
ca-duel-line = { $mine } { $adds } + die against { $theirs } { $rival } + die
ca-level-loose = { $said }, or { $chance } loose when level
ca-their-best = { $chance } their best
ca-lands-here = lands here, { $chance }
ca-with-player = with { $shirt } there
# The panel of a decision.
ca-against = against
ca-throws-theirs = their die
ca-throws-caption = Your die down the side; 36 throws, all as likely
ca-throws-all = All 36 throws
ca-throws-again = rolled again
ca-rolls = Each roll
ca-reckless-instead = Reckless tackle instead
ca-reckless-instead-why = Never wins the ball, and costs a card for certain.
ca-as-it-stands = as it stands
