# French Flair in the log: one sentence an action, as a commentator tells it.

## Restarts and set pieces

ff-log-draw = Both sides draw their hands.
ff-log-restart = { $kind ->
    [drop-out] { $team } take a drop-out from their 22.
   *[kick-off] { $team } kick off.
}
ff-log-restart-kicked = { $kind ->
    [drop-out] { $team } drop out { $to }.
   *[kick-off] { $team } kick off { $to }.
}
ff-log-set-piece = { $kind ->
    [lineout] Lineout to { $team } { $at }.
   *[scrum] Scrum to { $team } { $at }.
}
ff-log-set-piece-won = { $kind ->
    [lineout] { $end ->
        [stolen] { $team } steal the lineout { $at }.
       *[won] { $team } win their lineout { $at }.
    }
   *[scrum] { $end ->
        [stolen] { $team } win the scrum against the head { $at }.
       *[won] { $team } win their scrum { $at }.
    }
}
ff-log-and-penalty = Penalty to { $team }.
ff-log-penalty = Penalty to { $team } { $at }.
ff-log-penalty-touch = { $touch ->
    [yes] { $team } kick the penalty to touch, { $to }.
   *[no] { $team } kick the penalty { $to }.
}

## With the ball in hand

ff-log-carry = { $metres ->
    [0] { $team }’s { $card } takes it into contact.
   *[other] { $team }’s { $card } makes { $metres } m { $to }.
}
ff-log-hands = { $metres ->
    [0] { $team }’s { $from } find { $card }.
   *[other] { $team }’s ball from { $from } to { $card }: { $metres } m { $to }.
}
ff-log-maul = { $team } drive the maul with { $cards } { $to }.
ff-log-pick = { $team } pick and go with { $cards } { $to }.
ff-log-kick-ahead = { $touch ->
    [yes] { $team }’s { $card } finds touch after { $metres } m, { $to }.
   *[no] { $team }’s { $card } kicks { $metres } m { $to }.
}
ff-log-knock-on = { $team }’s { $card } knocks on { $at }.
ff-log-intercepted = { $team }’s { $card } intercepts and runs { $metres } m { $to }.

## The tackle and the ruck

ff-log-tackles = { $rival }’s { $card } goes in to tackle.
ff-log-tackled = { $rival }’s { $card } makes the tackle: ruck.
ff-log-broken-tackle = { $rival }’s { $card } misses the tackle.
ff-log-last-card = { $rival }’s { $card } tackles the last man, and { $team } lose the ball.
ff-log-ruck = { $turnover ->
    [yes] { $rival }’s { $card } tackles, and { $team } turn it over at the ruck.
   *[no] { $rival }’s { $card } tackles, and { $team } keep the ball at the ruck.
}
ff-log-offside = { $team } are offside at the ruck.
ff-log-gathered = { $team } gather { $at }.
ff-log-regained = { $team } win it back { $at }.

## Scores

ff-log-try = { $metres ->
    [0] Try for { $team }. { $card } goes over: { $home }–{ $away }.
   *[other] Try for { $team }. { $card } goes over from { $metres } m: { $home }–{ $away }.
}
ff-log-conversion = { $good ->
    [yes] { $team } convert: { $home }–{ $away }.
    [no] { $team } miss the conversion: { $home }–{ $away }.
   *[open] { $team } line up the conversion at { $home }–{ $away }.
}
ff-log-drop = { $end ->
    [good] { $team }’s { $card } drops a goal: { $home }–{ $away }.
    [short] { $team }’s { $card } tries a drop goal at { $home }–{ $away }: short.
   *[wide] { $team }’s { $card } tries a drop goal at { $home }–{ $away }: wide.
}
ff-log-penalty-goal = { $end ->
    [good] { $team } kick the penalty goal: { $home }–{ $away }.
    [short] { $team } go for goal at { $home }–{ $away }: short.
   *[wide] { $team } go for goal at { $home }–{ $away }: wide.
}

# A throw under the sentence.
ff-figure = { $team }: { $dice }
