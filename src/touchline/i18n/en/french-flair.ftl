# French Flair.

## Cards

ff-position = { $card ->
    [1] Prop
    [2] Hooker
    [3] Prop
    [4] Lock
    [5] Lock
    [6] Flanker
    [7] Flanker
    [8] Number 8
    [9] Scrum-half
    [10] Fly-half
    [11] Wing
    [12] Centre
    [13] Centre
    [14] Wing
   *[15] Full-back
}
ff-group = { $group ->
    [forward] forward
    [playmaker] playmaker
   *[back] back
}
ff-property = { $property ->
    [advance] advance
    [run] run
    [kick] kick
    [touch] touch kick
   *[drop] drop
}

## Spots of the field. $line is one of halfway, metres, goal, in-goal, dead.

# With the name of the side that defends that end: where something is, where it goes, where it starts.
ff-at = { $line ->
    [halfway] at halfway
    [metres] on the { $side } { $metres } m
    [goal] on the { $side } goal line
    [in-goal] in the { $side } in-goal
   *[dead] beyond the { $side } dead-ball line
}
ff-to = { $line ->
    [halfway] to halfway
    [metres] to the { $side } { $metres } m
    [goal] to the { $side } goal line
    [in-goal] into the { $side } in-goal
   *[dead] beyond the { $side } dead-ball line
}
ff-from = { $line ->
    [halfway] from halfway
    [metres] from the { $side } { $metres } m
    [goal] from the { $side } goal line
    [in-goal] from the { $side } in-goal
   *[dead] from the { $side } dead-ball line
}

# As one side says it; $whose is own or theirs.
ff-spot = { $line ->
    [halfway] halfway
    [metres] { $whose ->
        [own] your own { $metres } m
       *[theirs] their { $metres } m
    }
    [goal] { $whose ->
        [own] your goal line
       *[theirs] their goal line
    }
    [in-goal] { $whose ->
        [own] your in-goal
       *[theirs] their in-goal
    }
   *[dead] { $whose ->
        [own] your dead-ball line
       *[theirs] their dead-ball line
    }
}
ff-spot-at = { $line ->
    [halfway] at halfway
    [metres] { $whose ->
        [own] on your own { $metres } m
       *[theirs] on their { $metres } m
    }
    [goal] { $whose ->
        [own] on your goal line
       *[theirs] on their goal line
    }
    [in-goal] { $whose ->
        [own] in your in-goal
       *[theirs] in their in-goal
    }
   *[dead] { $whose ->
        [own] beyond your dead-ball line
       *[theirs] beyond their dead-ball line
    }
}
# From one spot to another; $from and $to are spots, or metres from the same goal line.
ff-spots = { $from } to { $to }
ff-spots-alike = { $whose ->
    [own] your own { $from }–{ $to } m
   *[theirs] their { $from }–{ $to } m
}

## Time

ff-half = { $half ->
    [1] 1st half
   *[2] 2nd half
}
ff-clock = { $clock ->
    [up] time is up
    [phases] phase { $phase } of { $of }
   *[minutes] phase { $phase }
}
ff-time = { $half } · { $clock }
# The phase at the side of the log.
ff-minute = { $phase }

## Plays. $kind is one of line, forwards, backs, counter, maul, pick, eight-nine; $opening is relay or plain.

ff-kind = { $opening ->
    [relay] { $kind ->
        [line] Relay link
        [forwards] Relay chain
        [backs] Relay to the backs
       *[counter] Relay counter
    }
   *[plain] { $kind ->
        [single] Single play
        [line] Line link
        [forwards] Forward chain
        [backs] Backs’ combination
        [counter] Counter
        [maul] Maul
        [pick] Pick-and-go
       *[eight-nine] 8-9
    }
}
ff-play = { $kind }, { $end }
ff-pair = { $kind }, { $cards }
# How a card concludes, and what one does before; also alone as the name of a single play.
ff-does = { $does ->
    [carries] { $card } +{ $metres }
    [relays] { $card } relays
    [binds] { $card } binds
    [advance] { $card } advances
    [run] { $card } runs
    [kick] { $card } kicks
    [touch] { $card } kicks for touch
   *[drop] { $card } drops at goal
}
# What is made for sure before the dice of the last card.
ff-first = { $ending ->
    [run] { $metres } m + run
    [kick] { $metres } m + kick
    [touch] { $metres } m + touch kick
   *[drop] { $metres } m + drop
}
ff-alone = { $ending ->
    [run] run
    [kick] kick
    [touch] touch kick
   *[drop] drop at goal
}
ff-ground = { $metres } m to { $spot }
ff-no-dice = no dice
ff-percent = { $size ->
    [least] <1%
    [most] >99%
   *[plain] { $percent }%
}
# A chance with one die and with two.
ff-chances = { $what ->
    [try] try { $one } or { $two }
    [over] try { $one } or { $two } if not tackled
    [knock-on] knock-on { $one } or { $two }
    [kept] kept { $one } or { $two }
    [dead] dead { $one } or { $two }
    [found] found { $one } or { $two }
   *[good] good { $one } or { $two }
}
ff-several-chances = { $chances }
# Chances of a play that may be tackled on the way.
ff-if-not-tackled = { $chances }, if not tackled
# What is expected of a play. $by is metres, points or both; of each, on average.
ff-expected = { $by ->
    [metres] { $metres } m on average
    [points] { $points } points on average
   *[both] { $metres } m and { $points } points on average
}
ff-fact = { $what ->
    [try] try
    [try-unless] try unless tackled
    [try-unless-from] try unless tackled from { $card } on
    [spent] last card: ball lost
    [tackle-from] tackle from { $card } on
    [tackle] tackle possible
   *[no-tackle] no tackle
}
ff-touch-kick = Touch kick
ff-card-alone = { $card } alone: { $chances }
ff-out-of-range = Out of range: { $metres } m to the goal line, and a kick goes { $most } m at most.
ff-pair-drives = { $cards } drive 5 m, no tackle

# What a card would do beside those that are chosen.
ff-join-adds = adds { $metres } m: { $cards }
ff-join-makes = { $play }
ff-join-alone = alone: { $powers }
ff-join-towards = may join: { $cards }
ff-join-opens = opens: { $cards }

## Calls

ff-call = { $word ->
    [advantage] Play the advantage
    [penalty] Take the penalty
    [goal] Kick at goal
    [touch] Kick for touch
    [tap] Tap and go
    [play] Play on
    [ground] Ground the ball
    [mark] Call the mark
    [kick] Kick ahead
    [stop] Stop picking
    [let-go] Let them go on
    [let-score] Let them score
    [leave] Leave it
   *[end] End the half
}
ff-call-fact = { $word ->
    [advantage] draw a card and play on; the penalty waits
    [penalty] the penalty here, with both hands refilled
    [goal] 3 points
    [touch] the lineout where it goes out
    [touch-own] the throw-in is yours
    [tap] play on by hand, opened by a 9 or a relay
    [play] from here
    [ground] your drop-out from the 22
    [mark] a kick without a card
    [kick] 5 m per pip
    [stop] both hands fill up, and you play on
    [let-go] no card is laid
    [let-score] no card is laid
    [leave] no card is laid
   *[end] time is up
}
ff-lay = { $to ->
    [tackle] Lay a card to tackle
    [contest] Lay a card to contest
   *[clear] Lay a card to clear out
}

## Questions, as they are put to the side that is asked

ff-ask-play-choice = Your ball: choose a play
    .shared = choose a play
ff-ask-play-choice-why = { $origin ->
    [kickoff] From the kick-off: a counter or a single play, nothing else.
    [dropout] From the drop-out: a counter or a single play, nothing else.
    [kicked] From a kick: a counter of any cards, or any usual play.
    [free] In open play: one card, or a combination opened by a 9, a 10 or a relay.
    [ruck] From a ruck: any card can advance, a 9 do anything; two of 1–5 pick and go.
    [scrum] From a scrum: 1–5 only as relay; backs need a 9 or a relay; 8 and 9 go together.
    [lineout] From a lineout: backs need a 9 or a relay; two of 1–8 may maul.
    [maul1] From a maul: drive on once more, or play from it; backs need a 9 or a relay.
    [maul2] From a maul: backs need a 9 or a relay.
    [pickgo] From a pick-and-go: backs need a 9 or a relay; no further pick-and-go.
   *[tap] From a tap: the first card is a 9 or a relay.
}
ff-ask-tackle-offer = { $tackled ->
    [line] Tackle { $rivals } on your line, or let them score?
    [zone] Tackle { $rivals } { $where }, or let them go on?
   *[field] Tackle { $rivals } { $where }, or let them go on?
}
ff-ask-tackle-offer-why = { $tackled ->
    [line] A 5 m restart: even a carry that crosses may be tackled.
    [zone] They are in your 22, where every card that carries may be tackled.
   *[field] Lay any one card; both throw two dice.
}
ff-ask-last-card-tackle = Lay a card: the ball is yours { $where }
ff-ask-last-card-tackle-why = { $rivals } have played their last card: no dice.
ff-ask-contest-offer = Contest the ruck, or leave it to { $rivals }?
ff-ask-contest-offer-why = { $faces ->
    [1] Lay a card and throw one die: only a { $low } wins the ball, anything else is offside.
    [2] Lay a card and throw one die: { $low } or { $high } wins the ball, anything else is offside.
    [6] Lay a card and throw one die: it cannot fail, every face wins the ball.
   *[other] Lay a card and throw one die: { $low } to { $high } wins the ball, anything else is offside.
}
ff-ask-clear-offer = Clear out, or leave the ball to { $rivals }?
ff-ask-clear-offer-why = { ff-ask-contest-offer-why }
ff-ask-advantage-choice = Offside by { $rivals }: advantage or penalty?
ff-ask-advantage-choice-why = Draw a card and play on: gain 10 m, or play comes back for the penalty.
ff-ask-penalty-choice = Your penalty { $where }: goal, touch or tap?
ff-ask-penalty-choice-why = Both hands are full again.
ff-ask-mark-choice = Your mark { $where }: kick, or kick for touch?
ff-ask-mark-choice-why = From the spot, without a card.
ff-ask-pick-again = Pick and go again, or stop?
ff-ask-pick-again-why = 5 m more, untackled. When you stop, both hands fill up.
ff-ask-landing-choice = { $or ->
    [ground] Your ball { $where }: play on, or ground it?
    [mark] Your ball { $where }: play on, or call the mark?
   *[end] Your ball { $where }: play on, or end the half?
}
ff-ask-landing-choice-why = You gathered their kick.
ff-ask-run-throw = Your runner: one die or two?
ff-ask-run-throw-why = 5 m per pip of the highest die.
ff-ask-kick-throw = Your kick: one die or two?
ff-ask-kick-throw-why = 5 m per pip.
ff-ask-kick-off-throw = Your kick-off: one die or two?
ff-ask-kick-off-throw-why = { ff-ask-kick-throw-why }
ff-ask-drop-out-throw = Your drop-out: one die or two?
ff-ask-drop-out-throw-why = { ff-ask-kick-throw-why }
ff-ask-touch-throw = Your kick for touch: one die or two?
ff-ask-touch-throw-why = 5 m per pip, 10 m more on a double.
ff-ask-penalty-touch-throw = Your penalty kick for touch: one die or two?
ff-ask-penalty-touch-throw-why = 5 m per pip, 10 m more on a double; the throw-in is yours.
ff-ask-drop-throw = Your drop at goal: one die or two?
ff-ask-drop-throw-why = 5 m per pip, 10 m more on a double; it must clear the line, and a 1 misses.
ff-ask-goal-throw = Your kick at goal: one die or two?
ff-ask-goal-throw-why = { ff-ask-drop-throw-why }
ff-ask-scrum-throw = Your scrum: one die or two?
ff-ask-scrum-throw-why = They throw as many dice as you; you win a tie.
ff-ask-lineout-throw = Your lineout: one die or two?
ff-ask-lineout-throw-why = { ff-ask-scrum-throw-why }
ff-ask-conversion-throw = Your conversion: one die or two?
ff-ask-conversion-throw-why = { $conversion ->
    [solo] Good unless a 1 shows.
   *[duel] They throw as many dice as you; you win a tie.
}
# The same questions, as everybody else hears them.
ff-waits-play-choice = { $side } are choosing a play
ff-waits-dice-choice = { $side } are choosing one die or two
ff-waits-tackle-offer = { $side } may tackle
ff-waits-last-card-tackle = { $side } lay a card
ff-waits-contest-offer = { $side } may contest the ruck
ff-waits-clear-offer = { $side } may clear out
ff-waits-advantage-choice = { $side } are choosing advantage or penalty
ff-waits-penalty-choice = { $side } are choosing goal, touch or tap
ff-waits-mark-choice = { $side } are choosing a kick
ff-waits-pick-again = { $side } may pick and go again
ff-waits-landing-choice = { $side } have gathered the ball
ff-waits-time-check = Checking the clock
# What is thrown or drawn next.
ff-roll = { $count ->
    [1] { $side } throw a die
   *[other] { $side } throw { $count } dice
}
ff-draw = { $count ->
    [one] { $side } draw { $count } card
   *[other] { $side } draw { $count } cards
}

# What else bears on a decision.
ff-remark = { $what ->
    [your-advantage] Your advantage: gain 10 m, or play comes back.
    [their-advantage] Their advantage: unless they gain 10 m, play comes back.
    [five-metres] A 5 m restart: they may tackle even a carry over the line.
   *[time-up] Time is up: end the half, or play until the ball goes out.
}
ff-note = { $what ->
    [no-tackle] They cannot tackle this run.
    [last-card] Your last card: after the run the ball is theirs, except on a double.
   *[double] Two dice: { $chance } for a double, which cannot be tackled and draws a card.
}

## Why something cannot be looked at

ff-not-asked = It is the other side’s decision.
ff-no-play-now = There is no play to choose now.
ff-no-such-cards = Your hand has no such cards.

## Outcomes

ff-outcome = { $word ->
    [knock-on] Knock-on: their scrum
    [ground] { $metres } m to { $spot }
    [over] Over, unless tackled
    [try] Try
    [gathered] They gather
    [regained] You regain
    [scrum] They knock on: your scrum
    [found] Touch found
    [missed] Missed
    [direct] Straight into touch
    [dead] Dead: their drop-out
    [hand-lost] Regained, but no card
    [too-short] Too short: their scrum
    [their-try] They score a try
    [good] Good
    [short] Short
    [wide] Wide
    [won] Won
    [lost] Lost
    [won-penalty] Won by a double: penalty
    [lost-penalty] Lost by a double: penalty
    [won-card] Won by a double: an extra card
    [lost-card] Lost by a double: an extra card
    [interception] Interception: your ball
    [ruck-won] Ruck, your ball
    [ruck-lost] Ruck, their ball
    [tackle-missed] Missed: they go on
    [tackle-missed-try] Missed: their try
    [ball-won] The ball is yours
    [ball-lost] They win it back
    [your-offside-penalty] Offside by you: their penalty
    [your-offside-choice] Offside by you: their choice
    [their-offside-penalty] Offside by them: your penalty
   *[their-offside-choice] Offside by them: your choice
}
# What is good for the side that decides, all of it together.
ff-good = { $aim ->
    [no-knock-on] No knock-on
    [kept] Ball kept
    [found] Touch found
    [good] Good
    [won] Won
   *[ball-won] Ball won
}
ff-brought-back = { $outcome }, brought back

# What dice must show, and what they bring: the lines below the chances of a decision.
ff-need = { $what ->
    [pips] You throw: 5 m per pip.
    [highest] 5 m per pip of the highest die.
    [no-one] You throw: a 1 is a knock-on, their scrum.
    [free-double] A double cannot be tackled and draws a card.
    [gathered] No double: they gather it.
    [low-double] A double of 1, 2 or 3: you regain it.
    [high-double] A double of 4, 5 or 6: they knock on, your scrum.
    [in-touch] No 1: touch where it lands, their throw-in.
    [straight-into-touch] A 1 from outside your 22: straight into touch, their throw-in at the kick.
    [touch-missed] A 1 from your own 22: touch is missed and they gather it.
    [penalty-touch] Every throw finds touch; the throw-in is yours.
    [long-double] A double goes 10 m further.
    [across-the-line] Beyond the goal line with no 1: 3 points.
    [not-good] Otherwise the ball is theirs where it lands.
    [one-die-each] One die each: the higher wins, equal dice are yours.
    [two-dice-each] Two dice each: a double first, then the highest die, then the other; equal dice are yours.
    [double-for-a-penalty] A winning double is a penalty.
    [double-for-a-card] A winning double draws a card.
    [never-a-one] You throw: good unless a 1 shows.
    [double-intercepts] You throw two dice: a double intercepts.
    [double-breaks] Then they throw two dice: a double breaks the tackle.
    [higher-makes-a-ruck] Otherwise a ruck: the higher throw has the ball, equal throws are yours.
    [inside] { $faces ->
        [1] You throw one die: only a { $low } wins the ball.
        [2] You throw one die: { $low } or { $high } wins the ball.
        [6] You throw one die: every face wins the ball.
       *[other] You throw one die: { $low } to { $high } wins the ball.
    }
    [outside] Any other face is offside.
   *[clear-out] They may then clear out with one die: your die to { $high } wins it back, the rest is their offside.
}

## What happened

ff-event-half-began = { $half ->
    [1] The first half begins: { $side } kick off.
   *[2] The second half begins: { $side } kick off.
}
ff-event-half-ended = { $half ->
    [1] Half-time: { $home } { $homepoints }, { $away } { $awaypoints }.
   *[2] Full time: { $home } { $homepoints }, { $away } { $awaypoints }.
}
ff-event-time-ran-out = { $half ->
    [1] Time is up in the first half.
   *[2] Time is up in the second half.
}
ff-event-match-ended = { $drawn ->
    [yes] The match is drawn, { $most } all.
   *[no] { $side } win { $most }–{ $least }.
}

ff-event-drawn = { $known ->
    [yes] { $count ->
        [one] { $side } draw { $count } card: { $cards }.
       *[other] { $side } draw { $count } cards: { $cards }.
    }
   *[no] { $count ->
        [one] { $side } draw { $count } card.
       *[other] { $side } draw { $count } cards.
    }
}
ff-event-reshuffled = { $side } reshuffle their discard pile.
ff-event-declared = { $kind ->
    [single] { $side } choose the { $cards }.
    [line] { $side } choose a line link: { $cards }.
    [forwards] { $side } choose a forward chain: { $cards }.
    [backs] { $side } choose a backs’ combination: { $cards }.
    [counter] { $side } choose a counter: { $cards }.
    [maul] { $side } choose a maul: { $cards }.
    [pick] { $side } choose a pick-and-go: { $cards }.
   *[eight-nine] { $side } choose the 8-9: { $cards }.
}
ff-declared-card = { $as ->
    [relay] { $card } as a relay
    [advance] { $card } to advance
    [run] { $card } to run
    [kick] { $card } to kick
    [touch] { $card } to kick for touch
   *[drop] { $card } to drop at goal
}
ff-event-card-played = { $relay ->
    [yes] { $side } play the { $card } as a relay.
   *[no] { $side } play the { $card }.
}
ff-event-card-laid = { $to ->
    [tackle] { $side } lay the { $card } to tackle.
    [contest] { $side } lay the { $card } to contest the ruck.
   *[clear-out] { $side } lay the { $card } to clear out.
}
ff-event-hand-lost = { $side } have no play and lose the ball.
ff-event-hand-redrawn = { $side } have no play and discard { $cards }.
ff-event-thrown = { $side } throw { $dice }.

ff-event-carried = { $metres ->
    [0] { $side } drive for the line.
   *[other] { $side } carry { $metres } m { $to }.
}
ff-event-mauled = { $side } drive a maul with { $cards } { $to }.
ff-event-picked-and-gone = { $side } pick and go with { $cards } { $to }.
ff-event-knocked-on = Knock-on by { $side } { $at }.

ff-event-tackle-declined = { $side } do not tackle.
ff-event-tackle-missed = { $side } miss the tackle.
ff-event-tackled-last-card = { $side } take the ball { $at }: { $rival } had played their last card.
ff-event-intercepted = { $side } intercept and run { $metres } m { $to }.
ff-event-ruck-formed = { $side } win the ruck; the zone is { $low } to { $high }.
ff-event-contest-won = { $side } win the contest.
ff-event-cleared-out = { $side } clear out and win the ball back.
ff-event-offside = { $side } are offside.
ff-event-ruck-won = { $turnover ->
    [yes] { $side } turn the ball over at the ruck.
   *[no] { $side } keep the ball at the ruck.
}

ff-event-kicked = { $metres ->
    [0] { $side } kick { $from } and make no ground.
   *[other] { $side } kick { $metres } m { $to }.
}
ff-event-gathered = { $side } gather the ball { $at }.
ff-event-regained = { $side } regain their kick { $at }.
ff-event-touch-missed = { $side } miss touch.
ff-event-shot-missed = { $why ->
    [short] The kick at goal by { $side } is short.
   *[wide] The kick at goal by { $side } is wide.
}
ff-event-went-dead = The kick by { $side } goes dead.
ff-event-grounded = { $side } touch down in their own in-goal.
ff-event-marked = { $side } call the mark { $at }.

ff-event-kick-off-taken = { $side } take the kick-off.
ff-event-drop-out-taken = { $side } take a drop-out from their 22.
ff-event-scrum-set = Scrum { $at }, fed by { $side }.
ff-event-scrum-won = { $side } win the scrum.
ff-event-lineout-set = Lineout { $at }, thrown in by { $side }.
ff-event-lineout-won = { $side } win the lineout.
ff-event-penalty-awarded = Penalty to { $side } { $at }.
ff-event-advantage-taken = { $side } play the advantage, marked { $at }.
ff-event-advantage-gained = { $side } have gained the advantage.
ff-event-brought-back = Play is brought back for { $side }, { $to }.

ff-event-try-scored = { $metres ->
    [0] { $side } score a try, 5 points.
   *[other] { $side } score a try from { $metres } m out, 5 points.
}
ff-event-conversion-made = { $side } convert, 2 points.
ff-event-conversion-missed = { $side } miss the conversion.
ff-event-drop-goal-scored = { $side } drop a goal, 3 points.
ff-event-penalty-goal-scored = { $side } kick a penalty goal, 3 points.
