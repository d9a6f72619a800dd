### The reasons of refusals. A key is `refusal-` and the id of the refusal; its arguments are the facts of the refusal, all of them.
### $player, $players, $carrier and $other are players; $hex and $ball hexes; $side is the name of a side; $card and $cards are cards.

## Any request

refusal-not-offered = This is not offered here.
refusal-decision-expected = A decision is needed now, not dice or cards.
refusal-draw-expected = { $came ->
    [decision] { $count ->
        [one] First { $count } card is
       *[other] First { $count } cards are
    } drawn from a bag of { $bag }; there is nothing to decide yet.
   *[other] { $count ->
        [one] { $count } card is
       *[other] { $count } cards are
    } drawn from a bag of { $bag } now.
}
refusal-dice-expected = { $came ->
    [decision] { $count ->
        [one] First one die of { $least } to { $most } is rolled; there is nothing to decide yet.
       *[other] First { $count } dice of { $least } to { $most } are rolled; there is nothing to decide yet.
    }
   *[other] { $count ->
        [one] One die of { $least } to { $most } is rolled now.
       *[other] { $count } dice of { $least } to { $most } are rolled now.
    }
}
refusal-clock-decides = The clock decides when the half is over.

## Before the match

refusal-keeper-already-picked = The goalkeeper at place { $place } has been picked already.
refusal-keeper-picked-by-place = Pick a goalkeeper by place: { $places }.
refusal-card-in-squad = { $card } is in the squad of { $side }. On the table: { $cards }.
refusal-card-not-face-up = Pick a card that lies face up: { $cards }.
refusal-line-up-not-eleven = A line-up has 11 different players; this one has { $count }.
refusal-card-not-in-squad = { $card } is not in the squad.
refusal-number-one-not-keeper = Number 1 is for a goalkeeper ({ $keepers }); { $card } is not one.
refusal-outfield-number-for-keeper = Number { $number } is for an outfield player; { $card } is a goalkeeper.
refusal-line-up-expected = Name the players who wear 1 to 11.
refusal-unknown-formation = There is no formation { $name }; nearest: { $nearest }.
refusal-formation-too-late = A formation is chosen once in a turn, before players are placed.
refusal-kick-off-placing = Players are placed for the kick-off now, until you are done.
refusal-places-own-players = { $side } place their own players on the pitch.
refusal-already-placed = { $player } has been placed in this turn already.
refusal-kick-off-taker-stays = { $player } kicks off. Place another player on 0,0 to change places.
refusal-place-taken = { $player } cannot stand on { $hex }: { $other } stands there.
refusal-shirt-off-pitch = Number { $shirt } would stand on { $hex }, off the pitch.
refusal-shirts-share-hex = Number { $shirt } would stand on { $hex }, where { $other } stands.
refusal-nobody-kicks-off = Nobody stands on 0,0 to kick off.
refusal-shirt-in-other-half = Number { $shirt } would stand on { $hex }, in the other half; its own has columns { $first } to { $last }.
refusal-shirt-in-centre-circle = Number { $shirt } would stand on { $hex }, in the centre circle, which is for the side that kicks off.
refusal-free-placing = Players are placed freely now, until you are done.
refusal-place-off-pitch = A player is placed on a hex of the pitch.
refusal-beside-ball-holder = { $hex } is next to { $player }, who holds the ball: no opponent may stand there.
refusal-opens-with-keeper-kick = { $player } opens with a goalkeeper’s kick.

## The Movement Phase

refusal-movement-phase-running = Players move until the Movement Phase is over; nothing else is called.
refusal-wrong-side-for-step = In step { $step } players of { $side } move.
refusal-already-moved = { $player } has already moved in this phase.
refusal-jumped-for-header = { $player } jumped for a header and may not move in this phase.
refusal-stunned = { $player } is stunned and may not move in this phase.
refusal-carrier-moves-hex-by-hex = { $player } has the ball and moves hex by hex.
refusal-not-a-move = { $player } stands there already; a player who stays is not moved.
refusal-nobody-to-challenge = { $player } stands there already, with nobody to challenge and no ball to try for.
refusal-already-there = { $player } stands there already.
refusal-already-there-answer-no = { $player } stands there already; to stay, answer No.
refusal-only-carrier-enters-goal = Players stay on the pitch; only the carrier may step into the goal under attack.
refusal-stays-on-pitch = { $player } stays on the pitch.
refusal-hex-taken = { $hex } is taken by { $player }.
refusal-played-ball-last = { $player } played the ball last and may not touch it next.
refusal-hex-out-of-reach = { $hex } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} away, { $player } may move { $allowance }.
refusal-ball-in-the-way = The free ball on { $ball } is in the way of { $player } to { $hex }.
refusal-no-way-round = { $player } cannot get round the players in the way to { $hex } in { $allowance ->
    [one] { $allowance } hex
   *[other] { $allowance } hexes
}.
refusal-run-not-finished = { $player } finishes its move before the next player begins.
refusal-last-action-of-half = This Movement Phase is the last action of the half.
refusal-snapshot-out-of-step = The attack calls a snapshot in its own steps, 1 or 3.
refusal-nobody-has-ball = Nobody has the ball.
refusal-not-in-opposing-box = { $player } on { $hex } is not in the opposing box.
refusal-final-thirds-moving = Players in the final thirds move now, up to 6 hexes each; nothing else is called.
refusal-other-side-moves = Players of { $side } on the pitch move now.
refusal-moved-in-final-thirds = { $player } has been moved already.
refusal-not-opposite-ball = { $player } on { $hex } is not in the final third opposite the ball.
refusal-not-in-final-third = { $player } on { $hex } is not in a final third.
refusal-box-not-cleared = These players must leave the box first: { $players }.
refusal-opponents-beside-keeper = These players must move away from the goalkeeper first: { $players }.
refusal-takes-goal-kick = { $player } takes the goal kick.
refusal-holder-stays-in-box = { $player } holds the ball and stays in the box.
refusal-no-opponent-in-box = { $hex } is in the box, where no opponent may be.
refusal-no-opponent-beside-keeper = { $hex } is next to { $player }, where no opponent may be.

## Nutmegs, steals and tackles

refusal-nutmegs-off = There are no nutmegs in these rules.
refusal-nutmeg-out-of-step = Only a carrier who moves in step 1 or 3 can play a nutmeg.
refusal-nutmeg-target-not-defender = Only a defender on the pitch can be nutmegged.
refusal-defender-not-beside-carrier = { $player } is not next to { $carrier }.
refusal-too-few-hexes-for-nutmeg = { $player } has { $left ->
    [one] { $left } hex
   *[other] { $left } hexes
} left, a nutmeg takes { $cost }.
refusal-takes-no-part = { $player } takes no part in this phase.
refusal-steal-already-tried = { $player } has already tried to steal the ball in this phase.
refusal-no-free-hex-behind = No hex behind { $player } is free.
refusal-nutmeg-on-arrival-only = A nutmeg is called as the carrier comes next to the defender.
refusal-nutmeg-now-or-never = Call the nutmeg now, before any steal, or not at all.
refusal-nutmeg-landing-not-behind = { $player } lands on a hex behind { $hex }.
refusal-nutmeg-landing-misplaced = A nutmeg lands next to { $hex } and not next to { $ball }.
refusal-steal-or-not = { $player } tries to steal the ball, or leaves it.
refusal-free-ball-or-not = A defender next to the free ball tries for it, or leaves it.
refusal-not-beside-carrier = { $player } is not next to a player with the ball.
refusal-only-keeper-dives = Only a goalkeeper can dive, at a carrier in their own box.
refusal-keeper-dives-in-box = In their own box goalkeepers dive instead of tackling.
refusal-challenge-or-position = The defender challenges, or just takes position.
refusal-reckless-tackles-off = There are no reckless tackles in these rules.
refusal-tackle-target-not-attacker = Only an attacker on the pitch can be tackled.
refusal-reckless-only-on-carrier = { $player } does not have the ball; only the carrier may be tackled recklessly.
refusal-too-far-from-ball = { $player } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} from the ball, { $most } at most.
refusal-not-within-one-hex = { $player } is not within 1 hex.
refusal-stay-or-swap = { $player } stays, or changes places with { $other }.
refusal-stay-or-step-beside = { $player } goes to a hex next to { $hex }, or stays.
refusal-only-beside-hex = { $player } may only go to hexes of the pitch next to { $hex }.
refusal-play-on-or-penalty = The attack plays on, or takes the penalty.
refusal-play-on-or-free-kick = The attack plays on, or takes the free kick.

## Calls

refusal-call = { $call ->
    [movement-phase] movement phase
    [standard-pass] standard pass
    [short-pass] short pass
    [first-time-pass] first-time pass
    [high-pass] high pass
    [long-pass] long pass
    [shot] shot
   *[snapshot] snapshot
}
refusal-not-listed = This is not listed here: { $listed }.
refusal-no-beginner-high-pass = Beginners play no high passes; listed here: { $listed }.
refusal-call-not-listed = A { $call } is not listed here: { $listed }.
refusal-call-not-listed-by-option = A { $call } is not listed here: { $listed } ({ $option } is { $value }).
refusal-out-of-shooting-range = { $player } is out of shooting range.

## Passes

refusal-pass-off-pitch = A pass is aimed at a hex of the pitch.
refusal-pass-to-self = { $player } has the ball: choose a teammate’s hex or a free one.
refusal-opponent-on-target = { $player }, an opponent, stands on { $hex }.
refusal-pass-out-of-range = { $hex } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} away, this pass reaches { $radius }.
refusal-path-blocked = { $player } stands in the path of the ball, on { $hex }.
refusal-path-blocked-by-teammate = { $player } stands in the way, on { $hex }; in these rules no pass goes through teammates.
refusal-one-player-may-move = { $side } may move one player, { $allowance ->
    [one] { $allowance } hex
   *[other] { $allowance } hexes
} at most, or nobody.
refusal-passer-on-target = { $hex } is the target, and { $player } plays the pass.
refusal-high-pass-too-far = { $hex } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} away, a high pass reaches { $most }.
refusal-high-pass-too-short = { $hex } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} away, a high pass goes { $least } at least.
refusal-no-teammate-for-high-pass = No teammate of { $player } is on { $hex } or can get there in { $most } hexes.
refusal-passer-blocked = { $player } on { $hex }, next to the passer, blocks the way.
refusal-target-needs-teammate = A teammate must come to the target, { $hex }.
refusal-passer-may-not-move = { $player } plays the pass and may not move.
refusal-receiver-may-not-move = { $player } stands on the target, { $hex }, and may not move away.
refusal-opponent-beside-target = { $player }, an opponent, stands next to { $hex }.
refusal-own-player-near-target = { $player } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} from { $hex }; your players keep { $least } away.
refusal-long-pass-across-thirds = In these rules no long pass goes from one final third to the other.
refusal-only-keeper-may-move = Only { $player }, the goalkeeper, may move after a long pass, or stay.

## The ball in the air

refusal-names-own-players = { $side } name their own players.
refusal-already-named = { $player } has been named already.
refusal-passer-may-not-head = { $player } played the ball and may not head it.
refusal-jumper-off-pitch = { $player } is not on the pitch; to jump, be within { $most } hexes of the ball.
refusal-jump-out-of-reach = { $player } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} from the ball; to jump, { $most } at most.
refusal-too-many-jumpers = No more than { $most } outfield players of a side jump.
refusal-one-name-at-a-time = Name players one at a time, in the order in which they roll.
refusal-naming-for-header = Name the players who jump for the header, or finish the list; nothing else is called.
refusal-header-kind-first = First say whether it is a headed pass or a shot, and where a shot is aimed.
refusal-attack-must-name = The attack names at least one player, unless all in reach are offside.
refusal-ball-within-reach = Players are in reach of the ball: head or control it first.
refusal-control-off = In these rules a ball in the air is not controlled.
refusal-nobody-only-if-offside = You may name nobody only if all players in reach are offside.
refusal-header-or-movement-first = First play the ball in the air: header or Movement Phase.
refusal-header-or-control-first = First play the ball in the air: header or control.
refusal-header-first = First play the ball in the air: header.
refusal-not-named-for-header = Only players named for the header may head the ball.
refusal-hex-too-far-from-ball = { $hex } is more than { $most } hexes from the ball.
refusal-only-keeper-comes-out = Only the goalkeeper comes out, or stays.
refusal-defender-heads-away = { $player } defends and heads the ball away.
refusal-headed-pass-declared = A headed pass was declared before the rolls.
refusal-header-target-expected = { $player } heads the ball: choose where it goes.
refusal-headed-pass-off-pitch = A headed pass stays on the pitch.
refusal-header-to-self = { $player } heads the ball: choose another hex.
refusal-header-to-opponent = { $player }, an opponent, stands on { $hex }: the header goes elsewhere.
refusal-header-back-to-taker = After a corner no header goes back to { $player }.
refusal-headed-shot-off-goal = A headed shot is aimed at a hex of the goal under attack.
refusal-header-too-far = { $hex } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} from the ball, a header goes { $most }.
refusal-headed-shot-without-line = No straight line leads from the ball through the goal mouth to { $hex }.

## Shots

refusal-shot-off-goal = A shot is aimed at one of the eight hexes of the goal under attack.
refusal-shot-out-of-range = It is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} from { $ball } to { $hex }, a shot goes { $most }.
refusal-shot-misses-goal-mouth = The line from { $ball } to { $hex } does not go between the posts.
refusal-one-defender-may-move = The defence may move one player against the snapshot, or nobody.
refusal-jumped-or-stunned = { $player } jumped for a header or is stunned and may not move.
refusal-snapshot-target-expected = { $player } takes a snapshot: choose its target.
refusal-snapshot-or-play-on = { $player } has the ball in range: a snapshot at once, or play goes on.

## Goalkeepers

refusal-hands-or-not = First say whether { $player } takes the ball in hand.
refusal-keeper-moves-one-hex = Only { $player } may move, by 1 hex, before play goes on.
refusal-dive-or-not = { $player } dives at the feet of { $carrier }, or does not.
refusal-keeper-takes-hex-or-stays = { $player } takes the hex of { $carrier }, or stays.
refusal-feet-hands-or-nothing = The ball on { $hex } is outside the box: feet, hands or no challenge.
refusal-final-thirds-first = Players in the final thirds move before the goalkeeper kicks or drops the ball.
refusal-quick-throw-or-thirds = { $player } holds the ball: a quick throw, or the final thirds.
refusal-quick-throw-too-late = A quick throw comes before anybody has moved in the final thirds.
refusal-keeper-drop-off = In these rules the goalkeeper may not drop the ball.
refusal-keeper-kicks-or-drops = { $player } holds the ball and kicks it, or drops it where the rules allow.
refusal-in-opposite-third = { $hex } is in the opposite final third.

## Set pieces

refusal-goal-area-beside-keeper = { $hex } is in the goal area and next to { $player }.
refusal-hex-in-box-or-arc = { $hex } is not outside the box and the arc.
refusal-hex-in-box = { $hex } is not outside the box.
refusal-hex-in-goal-kick-box = { $hex } is in the box of the goal kick.
refusal-too-near-ball = { $hex } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} from the ball; defenders keep further away.
refusal-only-keeper-placed = Only the goalkeeper, { $player }, may be placed now; to stay, answer No.
refusal-keeper-takes-no-penalty = An outfield player takes a penalty, not the goalkeeper, { $player }.
refusal-taker-not-of-side = A player of { $side } on the pitch takes the set piece.
refusal-placing-for-set-piece = { $side } place players, { $left } more at most in this turn, or are done.
refusal-no-attacker-at-ball = An attacker must stand within 1 hex of the ball before the turn ends.
refusal-still-too-near-ball = Too near the ball and still to be placed: { $players }.
refusal-taker-stays = { $player } takes it and stays on the ball.
refusal-attacker-stays-at-ball = An attacker must stay within 1 hex of the ball.
refusal-too-near-placed-first = Players too near the ball are placed first: { $players }.
refusal-taker-too-far = { $player } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} from the ball; the taker is within 1.
refusal-free-kick-taker-expected = A player of { $side } within 1 hex of the ball takes the free kick.
refusal-corner-taker-stays = { $player } takes the corner and may not move.
refusal-too-near-corner = { $hex } is less than { $least } hexes from the corner.
refusal-not-in-attacked-box = { $hex } is not in the box under attack.
refusal-no-teammate-near-corner = { $hex } is not the hex of a teammate in the box under attack or within 15 of the corner.
refusal-corner-kind = A corner is a high pass or a { $kind ->
    [short] short
   *[standard] standard
} pass.
refusal-second-phase-or-not = First say whether another Movement Phase is played.
refusal-thrower-not-cleared = Defenders within 2 hexes of the thrower move away first.
refusal-ball-out-of-play = The ball is out of play before a throw-in.
refusal-too-near-thrower = { $hex } is within 2 hexes of the thrower.
refusal-thrower-stays = { $player } takes the throw-in and may not move.
refusal-head-throws-off = In these rules the ball is not thrown to a head.
refusal-throw-out-of-range = { $hex } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} away, a throw reaches { $most }.
refusal-no-teammate-on-hex = No teammate stands on { $hex }.
refusal-throw-expected = The ball is thrown now.
refusal-not-in-goal-area = A goal kick is taken from the goal area.
refusal-usual-hex-taken = { $player } stands on the usual hex, { $hex }.
refusal-goal-kick-hex-expected = { $player } takes the goal kick from a hex of the goal area.
refusal-goal-kick-not-passed = In these rules a goal kick is kicked, not passed.
refusal-goal-kick-or-pass = A goal kick is a goalkeeper’s kick or, where the rules allow, a standard pass.
refusal-placing-outside-box = Place players outside the box, until you are done.
refusal-still-in-box-or-arc = Not yet outside the box and the arc: { $players }.
refusal-still-in-box = Not yet outside the box: { $players }.
refusal-stays-for-penalty = { $player } stays in place for the penalty.
refusal-penalty-off-goal = A penalty is aimed at a hex of the goal.
refusal-already-listed = { $player } is on the list already.
refusal-names-shoot-out-taker = { $side } name one of their players on the pitch.

## Substitutions

refusal-substituting = Players come on one after another, until you are done.
refusal-other-side-substitutes = Now { $side } may substitute.
refusal-has-left-pitch = { $player } has left the pitch and may not be replaced.
refusal-not-on-bench = { $card } is not on the bench of { $side }.
refusal-keeper-for-keeper = { $player } is the goalkeeper, and a goalkeeper is on the bench.
refusal-must-be-substituted = { $player } is injured again and must be substituted.
refusal-must-bring-on-keeper = { $side } take off an outfield player and bring on a goalkeeper from the bench.
refusal-must-name-keeper = { $side } name a player on the pitch as goalkeeper.

## French Flair

refusal-maul-two-phases-at-most = A maul has two phases at most.
refusal-maul-only-after-lineout = A maul only follows a won lineout.
refusal-pick-only-after-ruck = A pick-and-go only follows a ruck.
refusal-eight-nine-only-after-scrum = The 8-9 only follows a won scrum.
refusal-counter-only-after-kick = A counter only follows a kick that was gathered.
refusal-counter-or-single-only = After a kick-off or drop-out only a counter or a single play.
refusal-maul-second-card-first = The second card of the maul comes first.
refusal-play-without-cards = A play takes at least one card.
refusal-cards-not-in-hand = Not in your hand: { $cards }.
refusal-too-many-cards = { $count } cards, { $most } at most.
refusal-relay-opens-another-play = A relay only opens a forward chain, a backs’ combination, a line link or a counter.
refusal-nine-after-relay = No 9 in a play that a relay opened.
refusal-tap-relay-off = In these rules no relay opens a tap.
refusal-scrum-relay-low-off = In these rules 1 to 5 are no relay after a scrum.
refusal-relay-never-concludes = A relay can do nothing by itself: it never comes last.
refusal-tight-five-after-scrum = After a scrum 1 to 5 take no part, except as relay.
refusal-single-is-one-card = A single play is one card.
refusal-pick-takes-two-forwards = A pick-and-go takes two cards of 1 to 5.
refusal-pair-not-ascending = The pair comes in ascending order.
refusal-maul-takes-forwards = A maul takes cards of 1 to 8.
refusal-maul-takes-one-or-two = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; this phase of the maul takes 1 or 2.
refusal-maul-card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; this phase of the maul takes { $most }.
refusal-maul-needs-second-card = The maul needs a second card of 1 to 8 in hand.
refusal-line-opens-with-nine = A line link opens with a 9 or a relay.
refusal-line-is-two-cards = A line link is the opening card and one of 11 to 15.
refusal-chain-opens-with-nine = A forward chain opens with a 9 or a relay.
refusal-chain-too-short = A forward chain has three cards at least.
refusal-chain-of-forwards = A forward chain goes on with 1 to 8; the very last may be a 9.
refusal-chain-not-ascending = A forward chain ascends.
refusal-chain-with-gaps = In these rules a forward chain has no gaps.
refusal-backs-only = A backs’ combination takes cards of 9 to 15.
refusal-backs-opening = A backs’ combination opens with a 9, a 10 or a relay.
refusal-backs-too-short = A backs’ combination has two cards at least.
refusal-ten-after-nine = After a 9 or a relay comes a 10.
refusal-tap-opens-with-nine = A tap opens with a 9 or a relay.
refusal-gathering-needs-nine = Out of a gathering the backs need a 9 or a relay.
refusal-eight-then-nine = The 8-9 is an 8, then a real 9.
refusal-backs-after-ten = After the 10 come cards of 9 to 15.
refusal-after-nine-run-or-ten = The 9 comes last, sends one of 11 to 15 on a run, or goes on with a 10.
refusal-equal-numbers-in-a-row = No two equal numbers in a row.
refusal-kind-has-no-ending = { $kind ->
    [maul] A maul ends by itself: no card concludes it.
   *[pick] A pick-and-go ends by itself: no card concludes it.
}
refusal-ending-expected = Choose what the last card does.
refusal-card-lacks-ending = { $ending ->
    [advance] { $card } cannot advance.
    [run] { $card } cannot run.
    [kick] { $card } cannot kick.
    [touch] { $card } cannot kick for touch.
   *[drop] { $card } cannot drop at goal.
}
refusal-single-never-runs = A run ends a combination or a counter, never a single play.
refusal-line-never-runs = A line link never runs.
refusal-chain-never-drops = A forward chain never ends in a drop.
refusal-one-card-counter-runs = One card counters by a run; anything else is a single play.
refusal-counter-drop-two-cards = A counter ends in a drop only with exactly two cards.
refusal-drop-after-opening-card = A drop comes right after the opening card.
refusal-card-needs-nine-in-gathering = Out of a gathering { $card } does that only after a 9 or a relay.
