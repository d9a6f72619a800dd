# Following the play: the log, the other side’s turn, and the moments of a match.

## The log

log-filters = Show of the match
log-filter = { $name ->
    [all] All
    [chances] Chances
    [duels] Duels
    [cards] Cards
   *[dice] Dice
}
log-side = { $side ->
    [both] Both sides
   *[one] { $name } only
}
log-minutes = { $first } to { $last }
log-attack = { $name } attack
log-none = Nothing of this kind has happened yet.
log-show = Show this moment
log-dice = Dice: { $dice }

## An earlier position

back-to-now = Back to now
back-to-now-fact = shows the present position

## The other side’s turn

recap-turn = { $name }’s turn
recap-live = The other side’s turn
recap-waited = While you waited
recap-at = { $live ->
    [yes] moment { $at }, live
   *[no] { $at } of { $count }
}
recap-count = { $count ->
    [one] { $count } moment
   *[other] { $count } moments
}
recap-then = then you move up to { $count }
recap-none = The other side has not played yet.
recap-fold = Fold
recap-back = Step back
recap-on = Step on
recap-pause = Pause
recap-go-on = Go on
recap-skip = Skip to my turn
recap-again = Play it again
recap-speed = Change the speed
state-going-on = Play goes on
recap-pause-fact = hold this moment
recap-skip-fact = the card keeps the rest

## Great moments

moment-title = { $kind ->
    [goal] Goal
    [own-goal] Own goal
    [try] Try
    [conversion] Converted
    [drop] Drop goal
    [penalty-goal] Penalty goal
    [half] Half-time
    [red] Sent off
    [card] Booked
    [injury] Injury
   *[penalty] Penalty
}
moment-win = { $name } to win
moment-go-on = Any key or tap goes on
