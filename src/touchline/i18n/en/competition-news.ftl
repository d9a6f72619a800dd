# What the server says of competitions: news, journal, what is awaited, who misses a match.

comp-founded = The competition starts with { $clubs } clubs.
comp-result = { $home } { $for }–{ $against } { $away }
comp-result-shoot-out = { $home } { $for }–{ $against } { $away }, { $kicks }–{ $others } in the shoot-out
comp-award = { $why ->
    [late] { $home } { $for }–{ $against } { $away }, not played on time
    [resigned] { $home } { $for }–{ $against } { $away }, resigned
    [short] { $home } { $for }–{ $against } { $away }, too few players
   *[organiser] { $home } { $for }–{ $against } { $away }, decided by the organiser
}
comp-corrected = { $home } { $for }–{ $against } { $away }, corrected
comp-annulled = { $home } v { $away } is played again
comp-postponed = { $home } v { $away } is put off to round { $day }
comp-adjusted = { $club }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} by decision
comp-absence = { $player } ({ $club }): yellow cards { $yellows }, out injured { $injured }, banned { $banned }
comp-person = { $club } has its manager back
comp-computer = A computer takes { $club }
comp-undone = Undone, no. { $number }: { $what }
comp-drawn = The cup is drawn.
comp-lot = { $club } go through by lot ({ $tie })
comp-closed = Round { $day } is over, { $transfers ->
    [0] no transfers
    [one] one transfer
   *[other] { $transfers } transfers
}
comp-transfer = { $club } buy { $buys } and release { $releases }
comp-offered = Offers of { $club } for round { $day }
comp-line-up = Line-up of { $club }: { $name }

comp-split = { $by ->
    [difference] goal difference { $upper } and { $lower }
    [goals] goals scored { $upper } and { $lower }
    [mutual_points] own matches, points { $upper } and { $lower }
    [mutual_difference] own matches, difference { $upper } and { $lower }
   *[lot] lot
}

comp-note-later = The round has not opened.
comp-note-computers = Two computers
comp-note-running = The match is on.
comp-note-move = { $you ->
    [yes] Your move
   *[no] { $who } to move
}
comp-note-late = { $you ->
    [yes] You are late.
   *[no] { $number ->
        [0] The match is late.
       *[other] Late: { $who }
    }
}
comp-note-line-up = { $you ->
    [yes] Name your line-up
   *[no] Line-up awaited: { $who }
}
comp-note-line-up-late = { $you ->
    [yes] Your line-up is late; a stand-in names it
   *[no] Late line-up: { $who }; a stand-in names it
}
comp-note-boosts = { $you ->
    [yes] Your boosts are next
   *[no] { $who } place their boosts
}
comp-note-ready = { $you ->
    [yes] Say that you are ready
   *[no] Not ready yet: { $who }
}

comp-absent = { $kind ->
    [injured] injured in round { $day }, die { $die }
    [yellows] third yellow card
    [red] sent off in round { $day }
   *[decided] decided by the organiser
}
comp-book-absent = { $kind ->
    [injured] { $player } injured, die { $die }: misses { $matches }
    [yellows] Third yellow card of { $player }: misses { $matches }
    [red] { $player } sent off: misses { $matches }
   *[decided] { $player } misses { $matches }, by decision
}
comp-book-transfer = { $buys } bought for { $value }, { $releases } released
comp-honour = { $over ->
    [yes] place { $place } of { $clubs }
   *[no] now in place { $place } of { $clubs }
}
comp-honour-cup = won the cup

comp-market-costs = costs { $value }, { $free } free
comp-market-closed = the market is closed
comp-draft-wait = { $club } pick now

comp-cup-round = { $left ->
    [0] Final
    [1] Semi-finals
    [2] Quarter-finals
   *[other] Round { $number }
}
comp-tie = { $how ->
    [goals] { $legs ->
        [one] { $for }–{ $against }
       *[other] { $for }–{ $against } over { $legs } matches
    }
    [away_goals] away goals
    [extra_time] after extra time
    [shoot_out] shoot-out { $kicks }–{ $others }
    [lot] by lot
   *[bye] bye
}

comp-wait = { $kind ->
    [line_up] { $competition }: name your line-up for { $home } v { $away }
    [boosts] { $competition }: place your boosts for { $home } v { $away }
    [ready] { $competition }: { $home } v { $away } waits until you are ready
    [match] { $competition }: your move in { $home } v { $away }
    [pick] { $competition }: your pick in the draft
    [decide] { $competition }: { $home } v { $away } is late; decide
   *[fill] { $competition }: clubs are still open
}

title-no-name = Challengers need a name.
title-no-holder = Nobody holds the title: the first match between two people with names founds it.
title-yours = You hold the title.
title-in-line = You are in the line already.
title-match = { $kind ->
    [founded] founds the title
    [taken] the title changes hands
    [draw] a draw keeps it, defence { $number }
   *[kept] defence { $number }
}
