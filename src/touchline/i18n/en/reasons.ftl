### Why an answer is not offered. A key is the engine's own sentence, cut short; the sentence may be said otherwise here.
### $player, $players, $carrier and $other are players; $hex and $ball hexes; $side is the name of a side; $card and $cards are cards.

## Whatever is waited for

why-not-offered-here = This is not on offer now.
why-a-decision-is-waited-for-not-dice-or-a-draw = A decision is needed now, not dice or cards.
why-a-draw-of-count-from-a-bag-of-bag-is-waited-for-not-a = First { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} drawn from { $bag }; no decision yet.
why-a-draw-of-count-from-a-bag-of-bag-is-waited-for = { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} drawn from { $bag } now.
why-one-die-of-least-to-most-is-waited-for-not-a-decision = First a die of { $least } to { $most } is thrown; no decision yet.
why-one-die-of-least-to-most-is-waited-for = One die of { $least } to { $most } is thrown now.
why-count-dice-of-least-to-most-are-waited-for-not-a = First { $count } dice of { $least } to { $most } are thrown; no decision yet.
why-count-dice-of-least-to-most-are-waited-for = { $count } dice of { $least } to { $most } are thrown now.
why-the-clock-says-whether-the-time-of-the-half-is-over = The clock says whether the time of the half is up.

## Before the match

why-the-goalkeeper-at-place-place-has-been-picked = The goalkeeper at place { $place } has been picked already.
why-a-goalkeeper-is-picked-by-its-place-places = Pick a goalkeeper by its place: { $places }.
why-card-card-is-in-the-squad-of-side-a-card-that-lies-face = { $card } is in the squad of { $side }. On the table: { $cards }.
why-a-card-that-lies-face-up-is-picked-cards = Pick a card that lies face up: { $cards }.
why-a-line-up-has-11-cards-none-twice-count-came = A line-up has 11 players, none twice; here are { $count }.
why-card-card-is-not-in-the-squad = { $card } is not in the squad.
why-1-is-worn-by-a-goalkeeper-keepers-card-card-is-none = A goalkeeper wears 1 ({ $keepers }); { $card } is none.
why-number-is-worn-by-an-outfielder-card-card-is-a = { $number } is for an outfield player; { $card } is a goalkeeper.
why-the-cards-that-wear-1-to-11-are-named = Say who wears 1 to 11.
why-there-is-no-formation-name-nearest-nearest = There is no formation { $name }; nearest: { $nearest }.
why-a-formation-is-taken-once-in-a-turn-before-players-are = A formation is chosen once in a turn, before players are placed.
why-players-are-placed-for-the-kick-off-until-the-side-is = Players are placed for the kick-off now, until you are done.
why-side-places-its-own-players-that-are-on-the-pitch = { $side } place their own players on the pitch.
why-player-has-been-placed-in-this-turn = { $player } has been placed in this turn already.
why-player-kicks-off-another-player-placed-on-0-0-changes = { $player } kicks off. Place another player on 0,0 to change places.
why-player-cannot-stand-on-hex-where-other-stands = { $player } cannot stand on { $hex }: { $other } stands there.
why-shirt-stands-on-hex-which-is-not-on-the-pitch = Number { $shirt } would stand on { $hex }, off the pitch.
why-shirt-stands-on-hex-where-other-stands = Number { $shirt } would stand on { $hex }, where { $other } stands.
why-nobody-stands-on-0-0-to-kick-off = Nobody stands on 0,0 to kick off.
why-shirt-stands-on-hex-in-the-other-half-its-own-has = Number { $shirt } would stand on { $hex }, in the other half; its own has columns { $first } to { $last }.
why-shirt-stands-on-hex-in-the-centre-circle-which-is-for = Number { $shirt } would stand on { $hex }, in the centre circle, which is for the side that kicks off.
why-players-are-placed-freely-until-the-side-is-done = Players are placed freely now, until you are done.
why-a-player-is-placed-on-a-hex-of-the-pitch = A player is placed on a hex of the pitch.
why-player-has-the-ball-in-its-hands-and-stays-in-its-box = { $player } has the ball in hand and stays in the box.
why-no-opponent-stands-next-to-player-who-holds-the-ball-as = { $hex } is next to { $player }, who holds the ball: no opponent may be there.
why-player-starts-with-a-goalkeepers-kick = { $player } opens with a goalkeeper’s kick.

## The Movement Phase

why-players-are-moved-until-the-movement-phase-has-ended = Players move until the Movement Phase is over; nothing else is called.
why-step-step-is-for-players-of-side-on-the-pitch = In step { $step } players of { $side } move.
why-player-has-already-moved-in-this-phase = { $player } has already moved in this phase.
why-player-jumped-for-a-header-and-may-not-move-in-this = { $player } jumped for a header and may not move in this phase.
why-player-is-stunned-and-may-not-move-in-this-phase = { $player } is stunned and may not move in this phase.
why-player-carries-the-ball-and-goes-hex-by-hex = { $player } has the ball and goes hex by hex.
why-player-stands-there-already-who-stays-is-not-moved = { $player } stands there already; who stays is not moved.
why-player-stands-there-and-has-nobody-to-challenge-and = { $player } stands there already, with nobody to challenge and no ball to try for.
why-player-stands-there-already = { $player } stands there already.
why-player-stands-there-already-staying-is-no = { $player } stands there already; to stay, answer No.
why-a-player-stays-on-the-pitch-only-the-carrier-may-step = Players stay on the pitch; only the carrier may step into the goal under attack.
why-player-stays-on-the-pitch = { $player } stays on the pitch.
why-hex-is-taken-by-player = { $player } stands on { $hex }.
why-player-played-the-ball-last-and-may-not-be-the-next-to = { $player } played the ball last and may not touch it next.
why-hex-is-away-hexes-away-player-may-move-allowance = { $hex } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} away; { $player } may move { $allowance }.
why-the-free-ball-on-ball-is-in-the-way-of-player-to-hex = The free ball on { $ball } is in the way of { $player } to { $hex }.
why-player-cannot-get-round-the-players-in-the-way-to-hex-in = { $player } cannot get round the players in the way to { $hex } in { $allowance ->
    [one] { $allowance } hex
   *[other] { $allowance } hexes
}.
why-player-finishes-its-move-before-the-next-player-begins = { $player } finishes the run before the next player moves.
why-this-movement-phase-is-the-last-action-of-the-half = This Movement Phase is the last action of the half.
why-the-attack-calls-a-snapshot-in-its-own-steps-1-or-3 = A snapshot is called by the attack in its own steps, 1 or 3.
why-nobody-has-the-ball = Nobody has the ball.
why-player-on-hex-is-not-in-the-opposing-box = { $player } on { $hex } is not in the opposing box.
why-players-in-the-final-thirds-are-moved-now-up-to-6-hexes = Players in the final thirds move now, up to 6 hexes each; nothing else is called.
why-players-of-side-on-the-pitch-are-moved-now = Players of { $side } on the pitch move now.
why-player-has-been-moved-already = { $player } has been moved already.
why-player-jumped-or-is-stunned-and-may-not-be-moved = { $player } jumped or is stunned and may not move.
why-player-on-hex-is-not-in-the-final-third-opposite-the = { $player } on { $hex } is not in the final third opposite the ball.
why-player-on-hex-is-not-in-a-final-third = { $player } on { $hex } is not in a final third.
why-players-must-first-be-moved-out-of-the-box = These must first leave the box: { $players }.
why-players-must-first-be-moved-away-from-the-goalkeeper = These must first get away from the goalkeeper: { $players }.
why-player-takes-the-goal-kick = { $player } takes the goal kick.
why-player-holds-the-ball-and-stays-in-its-box = { $player } holds the ball and stays in the box.
why-hex-is-in-the-box-where-no-opponent-may-be = { $hex } is in the box, where no opponent may be.
why-hex-is-next-to-player-where-no-opponent-may-be = { $hex } is next to { $player }, where no opponent may be.

## Nutmegs, steals and tackles

why-there-are-no-nutmegs-nutmeg-is-off = There are no nutmegs in these rules.
why-a-nutmeg-is-for-a-carrier-that-moves-in-step-1-or-3 = A nutmeg is for a carrier that moves in step 1 or 3.
why-the-target-is-a-defender-on-the-pitch = The one to be beaten is a defender on the pitch.
why-player-is-not-next-to-carrier = { $player } is not next to { $carrier }.
why-player-has-left-of-its-hexes-left-a-nutmeg-takes-cost = { $player } has { $left ->
    [one] { $left } hex
   *[other] { $left } hexes
} left, a nutmeg takes { $cost }.
why-player-takes-no-part-in-this-phase = { $player } takes no part in this phase.
why-player-has-already-attempted-a-steal-in-this-phase = { $player } has already tried to steal the ball in this phase.
why-no-hex-behind-player-is-free = No hex behind { $player } is free.
why-a-nutmeg-is-called-when-the-carrier-comes-next-to-the = A nutmeg is called as the carrier comes next to the defender.
why-a-nutmeg-is-called-here-before-any-steal-or-not = Call the nutmeg here, before any steal, or not at all.
why-player-lands-on-a-hex-behind-hex = { $player } lands on a hex behind { $hex }.
why-a-nutmeg-lands-next-to-hex-and-not-next-to-ball = A nutmeg lands next to { $hex } and not next to { $ball }.
why-player-attempts-to-steal-the-ball-or-lets-it-be = { $player } tries to steal the ball, or does not.
why-a-defender-next-to-the-free-ball-tests-for-it-or-does = A defender next to the free ball tries for it, or does not.
why-player-is-not-next-to-a-player-with-the-ball = { $player } is not next to a player with the ball.
why-only-a-goalkeeper-dives-at-a-carrier-in-its-own-box = Only a goalkeeper dives, at a carrier in its own box.
why-in-its-own-box-a-goalkeeper-dives-instead-of-tackling = In its own box a goalkeeper dives instead of tackling.
why-the-defender-challenges-or-just-takes-position = The defender challenges, or just takes position.
why-there-are-no-reckless-tackles-reckless-tackle-is-off = There are no reckless tackles in these rules.
why-the-target-is-an-attacker-on-the-pitch = The one to be tackled is an attacker on the pitch.
why-player-has-not-got-the-ball-reckless-tackle-is-carrier = { $player } has not got the ball; only the carrier may be tackled recklessly.
why-player-is-away-hexes-from-the-ball-more-than-most = { $player } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} from the ball, { $most } at most.
why-player-is-not-within-1-hex = { $player } is not within 1 hex.
why-player-stays-or-exchanges-hexes-with-other-tackle-win = { $player } stays, or changes places with { $other }.
why-player-is-put-on-a-hex-next-to-hex-or-stays = { $player } goes to a hex next to { $hex }, or stays.
why-player-may-be-put-on-hexes-of-the-pitch-next-to-hex-only = { $player } may only go to hexes of the pitch next to { $hex }.
why-the-attack-plays-on-or-takes-the-penalty = The attack plays on, or takes the penalty.
why-the-attack-plays-on-or-takes-the-free-kick = The attack plays on, or takes the free kick.

## What is called

why-call = { $call ->
    [movement-phase] movement phase
    [standard-pass] standard pass
    [short-pass] short pass
    [first-time-pass] first-time pass
    [high-pass] high pass
    [long-pass] long pass
    [shot] shot
   *[snapshot] snapshot
}
why-it-is-not-listed-here-listed = Not here. On offer: { $listed }.
why-beginners-play-no-high-passes-listed-here-listed = Beginners play no high passes. On offer: { $listed }.
why-a-call-is-not-listed-here-listed = No { $call } here. On offer: { $listed }.
why-a-call-is-not-listed-here-listed-option-is-value = In these rules no { $call } here. On offer: { $listed }.
why-player-is-out-of-shooting-range = { $player } is out of shooting range.

## Passes

why-a-pass-is-aimed-at-a-hex-of-the-pitch = A pass is aimed at a hex of the pitch.
why-player-does-not-pass-to-itself-a-teammates-hex-or-a-free = { $player } has the ball: choose a teammate’s hex or a free one.
why-player-an-opponent-stands-on-hex = { $player }, an opponent, stands on { $hex }.
why-hex-is-away-hexes-away-this-pass-reaches-radius = { $hex } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} away, this pass reaches { $radius }.
why-player-stands-on-the-path-on-hex = { $player } stands in the way of the ball, on { $hex }.
why-player-stands-on-the-path-on-hex-no-pass-goes-through = { $player } stands in the way, on { $hex }; in these rules no pass goes through teammates.
why-side-may-move-one-player-by-allowance-at-most-or-none = { $side } may move one player, { $allowance ->
    [one] { $allowance } hex
   *[other] { $allowance } hexes
} at most, or nobody.
why-a-player-of-side-on-the-pitch-is-moved = A player of { $side } on the pitch is moved.
why-hex-is-the-target-and-player-plays-the-pass = The pass goes to { $hex }, and { $player } plays it.
why-hex-is-away-hexes-away-a-high-pass-reaches-most = { $hex } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} away, a high pass reaches { $most }.
why-hex-is-away-hexes-away-a-high-pass-goes-at-least-least = { $hex } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} away, a high pass goes { $least } at least.
why-no-teammate-of-player-is-on-hex-or-can-get-there-in-most = No teammate of { $player } is on { $hex } or gets there in { $most } hexes.
why-player-on-hex-next-to-the-passer-blocks-the-way = { $player } on { $hex }, next to the passer, is in the way.
why-a-teammate-must-be-brought-to-the-target-hex = A teammate must come to the target, { $hex }.
why-player-plays-the-pass-and-may-not-be-the-one-that-is = { $player } plays the pass and may not move.
why-player-stands-on-the-target-hex-and-may-not-be-moved = { $player } stands on the target, { $hex }, and may not move away.
why-player-an-opponent-stands-next-to-hex = { $player }, an opponent, stands next to { $hex }.
why-player-is-away-hexes-from-hex-no-own-player-is-nearer = { $player } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} from { $hex }; your players keep { $least } away.
why-no-long-pass-goes-from-one-final-third-to-the-other-long = In these rules no long pass goes from one final third to the other.
why-player-the-goalkeeper-may-move-after-a-long-pass-or-stay = Only { $player }, the goalkeeper, may move after a long pass, or stay.

## The ball in the air

why-side-names-its-own-players = { $side } name their own players.
why-player-has-been-named = { $player } has been named already.
why-player-played-the-ball-and-may-not-be-the-one-that-heads = { $player } played the ball and may not head it.
why-player-is-not-on-the-pitch-most-hexes-at-most-are-in = { $player } is not on the pitch; to jump, be within { $most } hexes of the ball.
why-player-is-away-hexes-from-the-ball-most-hexes-at-most = { $player } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} from the ball; to jump, { $most } at most.
why-no-more-than-most-outfielders-of-a-side-challenge = No more than { $most } outfield players of a side jump.
why-players-are-named-one-at-a-time-in-the-order-in-which = Name players one at a time, in the order in which they roll.
why-players-are-named-for-the-header-or-the-list-is-done = Name players for the header, or be done; nothing else is called.
why-the-attack-says-first-whether-it-heads-a-pass-or-a-shot = First say whether it is a headed pass or a shot, and where the shot is aimed.
why-the-attack-names-at-least-one-player-unless-all-in-reach = The attack names at least one player, unless all in reach are offside.
why-somebody-is-in-reach-of-the-ball-it-is-headed-or = Somebody is in reach of the ball: it is headed or controlled first.
why-option-control-attempt-is-off = In these rules a ball in the air is not controlled.
why-nobody-is-nominated-only-where-all-in-reach-are-offside = To name nobody is allowed only where all in reach are offside.
why-the-ball-in-the-air-is-played-first-header-or-movement = First play the ball in the air: header or Movement Phase.
why-the-ball-in-the-air-is-played-first-header-or-control = First play the ball in the air: header or control.
why-the-ball-in-the-air-is-played-first-header = First play the ball in the air: header.
why-only-a-player-that-was-declared-for-the-header-heads-it = Only a player that was named for the header heads the ball.
why-hex-is-more-than-most-hexes-from-the-ball = { $hex } is more than { $most } hexes from the ball.
why-only-the-goalkeeper-rushes-or-stays-where-it-is = Only the goalkeeper comes out, or stays.
why-player-defends-and-heads-the-ball-away = { $player } defends and heads the ball away.
why-a-headed-pass-was-declared-before-the-rolls = A headed pass was declared before the rolls.
why-player-heads-the-ball-where-it-goes-is-said-now = { $player } heads the ball: choose where it goes.
why-a-headed-pass-stays-on-the-pitch = A headed pass stays on the pitch.
why-player-may-not-head-the-ball-to-itself = { $player } heads the ball: choose another hex.
why-hex-is-taken-by-player-an-opponent = { $player }, an opponent, stands on { $hex }: the header goes elsewhere.
why-player-may-not-be-headed-back-to-after-a-corner = After a corner no header goes back to { $player }.
why-a-headed-shot-is-aimed-at-a-hex-of-the-goal-that-the = A headed shot is aimed at a hex of the goal under attack.
why-hex-is-away-hexes-from-the-ball-a-header-goes-most = { $hex } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} from the ball, a header goes { $most }.
why-no-straight-line-leads-from-the-ball-through-the-goal = No straight line leads from the ball through the goal mouth to { $hex }.

## Shots

why-a-shot-is-aimed-at-one-of-the-eight-hexes-of-the-goal = A shot is aimed at one of the eight hexes of the goal under attack.
why-it-is-away-hexes-from-ball-to-hex-a-shot-goes-most = It is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} from { $ball } to { $hex }, a shot goes { $most }.
why-the-line-from-ball-to-hex-does-not-cross-the-goal-line = The line from { $ball } to { $hex } does not go between the posts.
why-the-defence-may-move-one-player-against-the-snapshot-or = The defence may move one player against the snapshot, or nobody.
why-it-is-for-players-of-side-on-the-pitch = Now players of { $side } on the pitch may move.
why-player-jumped-for-a-header-or-is-stunned-and-may-not = { $player } jumped for a header or is stunned and may not move.
why-the-snapshot-of-player-has-been-called-its-target-is = { $player } takes a snapshot: choose its target.
why-player-has-the-ball-in-range-a-snapshot-at-once-or-the = { $player } has the ball in range: a snapshot at once, or play goes on.

## Goalkeepers

why-player-says-first-whether-it-takes-the-ball-in-its-hands = First say whether { $player } takes the ball in hand.
why-player-may-move-1-hex-before-play-goes-on-nobody-else = Only { $player } may move, by 1 hex, before play goes on.
why-player-dives-at-the-feet-of-carrier-or-does-not = { $player } dives at the feet of { $carrier }, or does not.
why-player-takes-the-hex-of-carrier-or-keeps-its-own = { $player } takes the hex of { $carrier }, or stays.
why-the-ball-on-hex-is-outside-the-box-feet-or-hands-or-no = The ball on { $hex } is outside the box: feet, hands or no challenge.
why-the-final-thirds-are-activated-before-the-goalkeeper = Players in the final thirds move before the goalkeeper kicks or drops the ball.
why-player-holds-the-ball-a-quick-throw-or-the-final-thirds = { $player } holds the ball: a quick throw, or the final thirds.
why-a-quick-throw-is-called-before-anybody-has-moved-in-the = A quick throw comes before anybody has moved in the final thirds.
why-the-goalkeeper-may-not-drop-the-ball-gk-drop-is-off = In these rules the goalkeeper may not drop the ball.
why-player-holds-the-ball-and-kicks-it-or-drops-it-where-the = { $player } holds the ball and kicks it, or drops it where the rules allow.
why-hex-lies-in-the-opposite-final-third = { $hex } is in the opposite final third.

## Set pieces

why-it-is-side-that-places-its-players-on-the-pitch = { $side } place their players on the pitch now.
why-hex-is-in-the-six-yard-box-and-next-to-player = { $hex } is in the goal area and next to { $player }.
why-hex-is-not-outside-the-box-and-the-arc = { $hex } is not outside the box and the arc.
why-hex-is-not-outside-the-box = { $hex } is not outside the box.
why-hex-is-in-the-box-of-the-goal-kick = { $hex } is in the box of the goal kick.
why-hex-is-away-from-the-ball-defenders-keep-further-away = { $hex } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} from the ball; defenders keep further away.
why-only-the-goalkeeper-player-may-be-placed-now-or-stay-no = Only the goalkeeper, { $player }, may be placed now; to stay, answer No.
why-an-outfielder-takes-a-penalty-not-the-goalkeeper-player = An outfield player takes a penalty, not the goalkeeper, { $player }.
why-one-player-of-side-on-the-pitch-takes-the-set-piece = One player of { $side } on the pitch takes it.
why-side-places-players-left-more-at-most-in-this-turn-or-is = { $side } place players, { $left } more at most in this turn, or are done.
why-an-attacker-is-placed-within-1-hex-of-the-ball-before = Before the turn ends an attacker stands within 1 hex of the ball.
why-too-near-the-ball-and-still-to-be-placed-players = Too near the ball, still to be placed: { $players }.
why-player-takes-it-and-stays-on-the-ball = { $player } takes it and stays on the ball.
why-an-attacker-stays-within-1-hex-of-the-ball = An attacker stays within 1 hex of the ball.
why-those-too-near-the-ball-are-placed-first-players = Too near the ball, to be placed first: { $players }.
why-player-is-away-hexes-from-the-ball-the-taker-is-within-1 = { $player } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} from the ball; the taker is within 1.
why-a-player-of-side-within-1-hex-of-the-ball-takes-the-free = A player of { $side } within 1 hex of the ball takes the free kick.
why-player-takes-the-corner-and-may-not-be-moved = { $player } takes the corner and may not move.
why-hex-is-less-than-least-hexes-from-the-corner = { $hex } is less than { $least } hexes from the corner.
why-hex-is-not-in-the-attacked-box = { $hex } is not in the box under attack.
why-hex-is-not-the-hex-of-a-teammate-in-the-attacked-box-or = { $hex } is not the hex of a teammate in the box under attack or within 15 of the corner.
why-a-corner-is-played-as-a-high-pass-or-a-kind-pass = A corner is a high pass or a { $kind ->
    [short] short
   *[standard] standard
} pass.
why-first-say-whether-a-second-movement-phase-is-played = First say whether another Movement Phase is played.
why-defenders-within-2-hexes-of-the-thrower-are-moved-away = Defenders within 2 hexes of the thrower move away first.
why-the-ball-is-dead-before-a-throw-in = The ball is out of play before a throw-in.
why-hex-is-within-2-hexes-of-the-thrower = { $hex } is within 2 hexes of the thrower.
why-player-takes-the-throw-in-and-may-not-move = { $player } takes the throw-in and may not move.
why-no-ball-is-thrown-to-a-head-here-throw-in-e73 = In these rules no ball is thrown to a head.
why-hex-is-away-hexes-away-a-throw-reaches-most = { $hex } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} away, a throw reaches { $most }.
why-no-teammate-stands-on-hex = No teammate stands on { $hex }.
why-the-ball-is-thrown-now = The ball is thrown now.
why-a-goal-kick-is-taken-from-the-six-yard-box = A goal kick is taken from the goal area.
why-the-usual-hex-hex-is-taken-by-player = { $player } stands on the usual hex, { $hex }.
why-player-takes-the-goal-kick-from-a-hex-of-the-six-yard = { $player } takes the goal kick from a hex of the goal area.
why-a-goal-kick-is-kicked-not-passed-gk-drop-e56 = In these rules a goal kick is kicked, not passed.
why-a-goal-kick-is-a-goalkeepers-kick-or-where-it-is-allowed = A goal kick is a goalkeeper’s kick or, where the rules allow, a standard pass.
why-players-are-placed-outside-the-box-until-the-side-is = Place players outside the box, until you are done.
why-not-yet-outside-the-box-and-the-arc-players = Not yet outside the box and the arc: { $players }.
why-not-yet-outside-the-box-players = Not yet outside the box: { $players }.
why-player-stays-where-the-penalty-has-put-it = { $player } stays in place for the penalty.
why-a-penalty-is-aimed-at-a-hex-of-the-goal = A penalty is aimed at a hex of the goal.
why-player-is-on-the-list-already = { $player } is on the list already.
why-side-names-one-of-its-players-on-the-pitch = { $side } name one of their players on the pitch.

## Substitutions

why-players-come-on-one-after-another-until-the-side-is-done = Players come on one after another, until you are done.
why-it-is-for-side-to-substitute = { $side } substitute now.
why-player-has-left-the-pitch-and-may-not-be-replaced = { $player } has left the pitch; nobody comes on instead.
why-card-card-is-not-on-the-bench-of-side = { $card } is not on the bench of { $side }.
why-player-is-the-goalkeeper-and-a-goalkeeper-is-on-the = { $player } is the goalkeeper, and a goalkeeper is on the bench.
why-player-is-injured-again-and-must-be-substituted = { $player } is injured again and must go off.
why-side-takes-off-an-outfielder-and-brings-on-a-goalkeeper = { $side } take off an outfield player and bring on a goalkeeper from the bench.
why-side-names-a-player-on-the-pitch-as-its-goalkeeper = { $side } name a player on the pitch as goalkeeper.

## French Flair

why-a-maul-has-two-phases-at-most = A maul has two phases at most.
why-a-maul-follows-a-won-lineout-only = A maul only follows a won lineout.
why-a-pick-and-go-follows-a-ruck-only = A pick-and-go only follows a ruck.
why-the-8-9-follows-a-won-scrum-only = The 8-9 only follows a won scrum.
why-a-counter-follows-a-gathered-kick-only = A counter only follows a kick that was gathered.
why-after-a-kick-off-or-drop-out-only-a-counter-or-a-single = After a kick-off or drop-out only a counter or a single play.
why-the-mauls-second-card-comes-first-maul-cards-two-in-all = First comes the second card of the maul.
why-a-play-takes-a-card-at-least = A play takes a card at least.
why-not-in-hand-cards = Not in your hand: { $cards }.
why-count-cards-most-at-most = { $count } cards, { $most } at most.
why-a-relay-opens-a-forward-chain-a-backs-combination-a-line = A relay only opens a forward chain, a backs’ combination, a line link or a counter.
why-no-9-in-a-play-that-a-relay-opened = No 9 in a play that a relay opened.
why-no-relay-here-tap-relay-off = In these rules no relay opens a tap.
why-no-relay-here-scrum-relay-low-off = In these rules 1 to 5 are no relay after a scrum.
why-a-relay-has-no-property-it-never-concludes = A relay can do nothing by itself: it never comes last.
why-after-a-scrum-1-to-5-take-no-part-except-as-relay = After a scrum 1 to 5 take no part, except as relay.
why-a-single-play-is-one-card = A single play is one card.
why-a-pick-and-go-takes-two-cards-of-1-to-5 = A pick-and-go takes two cards of 1 to 5.
why-the-pair-is-named-in-ascending-order = The pair comes in ascending order.
why-a-maul-takes-cards-of-1-to-8 = A maul takes cards of 1 to 8.
why-count-cards-this-phase-of-the-maul-takes-1-or-2 = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; this phase of the maul takes 1 or 2.
why-count-cards-this-phase-of-the-maul-takes-most = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; this phase of the maul takes { $most }.
why-the-maul-needs-a-second-card-of-1-to-8-in-hand-maul = The maul needs a second card of 1 to 8 in hand.
why-a-line-link-opens-with-a-9-or-a-relay = A line link opens with a 9 or a relay.
why-a-line-link-is-the-opening-card-and-one-of-11-to-15 = A line link is the opening card and one of 11 to 15.
why-a-forward-chain-opens-with-a-9-or-a-relay = A forward chain opens with a 9 or a relay.
why-a-forward-chain-has-three-cards-at-least = A forward chain has three cards at least.
why-a-forward-chain-goes-on-with-1-to-8-of-which-the-very = A forward chain goes on with 1 to 8; the very last may be a 9.
why-a-forward-chain-ascends = A forward chain ascends.
why-a-forward-chain-has-no-gaps-forward-chain-consecutive = In these rules a forward chain has no gaps.
why-a-backs-combination-takes-cards-of-9-to-15 = A backs’ combination takes cards of 9 to 15.
why-a-backs-combination-opens-with-a-9-a-10-or-a-relay = A backs’ combination opens with a 9, a 10 or a relay.
why-a-backs-combination-has-two-cards-at-least = A backs’ combination has two cards at least.
why-after-a-9-or-a-relay-comes-a-10 = After a 9 or a relay comes a 10.
why-a-tap-opens-with-a-9-or-a-relay = A tap opens with a 9 or a relay.
why-out-of-a-gathering-the-backs-need-a-9-or-a-relay = Out of a gathering the backs need a 9 or a relay.
why-the-8-9-is-an-8-then-a-real-9 = The 8-9 is an 8, then a real 9.
why-after-the-10-come-cards-of-9-to-15 = After the 10 come cards of 9 to 15.
why-the-9-concludes-sends-one-of-11-to-15-on-a-run-or-goes = The 9 comes last, sends one of 11 to 15 on a run, or goes on with a 10.
why-no-two-equal-numbers-in-succession = No two equal numbers in a row.
why-a-kind-has-no-conclusion = { $kind ->
    [maul] A maul ends by itself: no card concludes it.
   *[pick] A pick-and-go ends by itself: no card concludes it.
}
why-the-last-card-needs-a-property = Say what the last card does.
why-card-has-no-ending = { $ending ->
    [advance] { $card } cannot advance.
    [run] { $card } cannot run.
    [kick] { $card } cannot kick.
    [touch] { $card } cannot kick for touch.
   *[drop] { $card } cannot drop at goal.
}
why-a-run-concludes-a-combination-or-a-counter-never-a = A run ends a combination or a counter, never a single play.
why-a-line-link-never-runs = A line link never runs.
why-a-forward-chain-never-ends-in-a-drop = A forward chain never ends in a drop.
why-one-card-counters-by-a-run-anything-else-is-a-single = One card counters by a run; anything else is a single play.
why-a-counter-ends-in-a-drop-only-with-exactly-two-cards = A counter ends in a drop only with exactly two cards.
why-a-drop-comes-right-after-the-initial-card = A drop comes right after the opening card.
why-out-of-a-gathering-card-does-that-only-after-a-9-or-a = Out of a gathering { $card } does that only after a 9 or a relay.
