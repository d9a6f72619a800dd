# After the match: what it came from, its moments and its figures. Points are of chance, home’s, a draw counting half.

review-title = After the match
review-of = After the match: { $home } – { $away }
review-opening = Reading the match
review-verified = Dice and moves verified, { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }
review-share = Link to this page
review-record = Record
review-rematch = Rematch
review-resigned = { $name } resigned
review-full-time = Full time
review-unfinished = Not played to its end
review-working = Luck and judgement: { $percent } worked out
review-working-fact = Figures are there at once. The rest goes on while you look round, or are gone.
review-quiet-moment = Play goes on.
review-other-answer = another answer
# A phase of a half, for a list.
review-phase = { $half ->
    [1] 1st, { $phase }
   *[other] 2nd, { $phase }
}

## What it came from

review-verdict = { $kind ->
    [level-lucky] { $winner } win, with the dice on their side.
    [level-close] { $winner } win, with little between the sides.
    [outplayed-lucky] { $winner } outplayed { $loser }, and the dice helped.
    [lucky-outplayed] The dice helped { $winner }, who outplayed { $loser } as well.
    [outplayed-unlucky] { $winner } outplayed { $loser }, against the dice.
    [outplayed] { $winner } outplayed { $loser }.
    [stolen] { $loser } played better, but the dice won it for { $winner }.
    [draw-better] { $winner } played better, but the dice made it a draw.
    [draw-level] A draw, with little between the sides.
   *[unfinished] The match was not played to its end.
}
review-play-level = Play was level, as far as we can tell: { $net } ± { $error }.
review-play-net = { $home }’s play was worth { $ours } points, { $away }’s { $theirs }: { $net } ± { $error } for { $better }.
review-luck-of = { $what ->
    [both] The dice gave { $name } { $dice }, the cards { $cards }.
   *[dice] The dice gave { $name } { $dice } points.
}
review-luck = Luck and judgement
review-luck-unit = points of chance, a draw half
review-from-to = { $name } began at { $start } and stand at { $end }. Where { $points } points came from:
review-play-of = { $name }’s play
review-dice = The dice
review-cards = The cards
review-start = First kick-off
review-end = End
review-won = { $number } won
review-item = Item
review-points = Points
review-kinds = Dice by kind
review-kind = { $kind ->
    [shots] shots and saves
    [tackles] tackles and fouls
    [duels] tackles
    [passes] passes
    [headers] headers
    [loose_balls] loose balls
    [runs] runs
    [contests] contests
    [kicks] kicks
    [set_pieces] scrums and lineouts
   *[other] the rest
}
review-better = Better was possible
review-better-fact = Seen from the side that chose, by the level «sharp»
review-better-line = { $said }. Better by { $points }: { $better }.

## Moments

review-moments = Decisive moments
review-no-moments = No moment moved the match by ten points or more.
review-gain = { $name } { $points }
review-line-dice = dice
review-line-cards = cards
review-line-play = play
review-watch = Watch
review-watch-at = Watch { $time } in the replay
review-turning = Turning point { $number }

## Figures

review-figures = Figures
review-match = Match
review-half = { $half ->
    [1] 1st half
    [2] 2nd half
    [3] Extra time 1
    [4] Extra time 2
   *[other] Shoot-out
}
review-figure = { $name ->
    [possession] Possession
    [shots] Shots
    [on_target] On target
    [expected_goals] Expected goals
    [standard_passes] Standard passes
    [first_time_passes] First-time passes
    [high_passes] High passes
    [long_passes] Long passes
    [passes] Passes
    [tackles] Tackles won
    [steals] Steals
    [headers] Headers won
    [ground] Ground made
    [corners] Corners
    [fouls] Fouls
    [yellow_cards] Yellow cards
    [red_cards] Red cards
    [goals] Goals
    [saves] Saves
    [metres_carried] Metres carried
    [metres_kicked] Metres kicked
    [phases] Phases with the ball
    [tries] Tries
    [conversions] Conversions
    [kicks_at_goal] Drops and penalties
    [interceptions] Interceptions
    [missed_tackles] Missed tackles
    [contests] Contests won
    [clear_outs] Clear-outs won
    [lineouts] Lineouts won
    [scrums] Scrums won
    [knock_ons] Knock-ons
    [offsides] Offsides
    [played] Played
    [metres] Metres
   *[runs] Runs
}
review-column = { $name ->
    [player] Player
    [card] Card
    [expected_goals] xG
    [tackles] Tackles
    [headers] Headers
    [yellow_cards] Yellow
    [red_cards] Red
    [ground] Ground
   *[swing] Swing
}
review-metres = { $number } m
review-players = Players
review-cards-by-number = Cards, by number
review-swing = Swing: points of chance won or lost by the dice and the play in which they took part.
review-total = Together
review-moments-of = Moments of { $name }
review-no-moments-of = None of the turning points.
review-scored = { $what ->
    [own-goal] { $who } { $time } (own goal)
    [kick-scored] { $who } (shoot-out)
   *[goal] { $who } { $time }
}
review-tally = { $what ->
    [try] { $number ->
        [one] { $number } try
       *[other] { $number } tries
    }
    [conversion] { $number ->
        [one] { $number } conversion
       *[other] { $number } conversions
    }
    [drop-goal] { $number ->
        [one] { $number } drop goal
       *[other] { $number } drop goals
    }
   *[penalty-goal] { $number ->
        [one] { $number } penalty goal
       *[other] { $number } penalty goals
    }
}
review-shots = Shots
review-shots-fact = size is the chance of a goal
review-no-shots = Nobody had a shot.
review-shot = { $time }, { $who }: { $chance }, { $end }
review-time = Time
review-chance = Chance of a goal
review-came-of = What came of it
review-shot-end = { $end ->
    [goal] goal
    [saved] saved
    [blocked] blocked
   *[off] off target
}
review-territory = Territory
review-territory-fact = phases by place of the ball
review-territory-place = { $start } to { $end } m
review-territory-ball = { $name }’s ball
review-territory-from = From { $name }’s line
review-territory-in-half = In { $name }’s half: { $percent }
review-goal-line = goal
review-halfway = halfway
review-as-table = As a table
review-more = All columns
review-less = Fewer columns

## The line of the replay

review-win-chance = Chance to win, between equals
review-turning-points = Turning points
review-turning-points-so-far = Turning points so far
review-ten-points = 10 points or more
review-no-turning = None so far.
review-chance-line = Chance, a draw counting half
review-open = After the match

## Errors

error-not-reviewed = The analysis of this match is not to be had.
error-old-rules = Part of this match was played by earlier rules, so it cannot be analysed. It can still be watched.
error-not-over = The match is still being played. Luck and judgement are told once it is over.
