# Replays: a match that is looked at again, moment by moment.

replay-title = Replay
replay-of = Replay of { $home } – { $away }
replay-kick-off = Kick-off
replay-begin = Play the match, or step through it.
replay-opening = Opening the match
replay-hidden = What is to come is hidden
replay-hidden-fact = Score, timeline and lists stop at this moment.
replay-show-all = Show everything
replay-all-shown = Everything is shown
replay-moment = The moment
replay-controls = Play and step
replay-timeline = Timeline of the match
replay-at = answer { $entry }, { $time }
replay-answer = answer { $entry }
replay-half = half-time
replay-unseen = not seen yet
replay-moments = Key moments
replay-moments-so-far = Key moments so far
replay-no-moments = No score and no card so far.
replay-play = Play
replay-pause = Pause
replay-first = To the kick-off
replay-last = To the end
replay-furthest = To the furthest moment seen
replay-speed = Speed
replay-key-next = Next answer
replay-key-back = Answer before
replay-key-next-action = Next action
replay-key-last-action = Action before
replay-key-next-moment = Next key moment
replay-key-last-moment = Key moment before
replay-key-play = Play or pause
replay-caps-answer = answer
replay-caps-action = action
replay-caps-moment = key moment
replay-hand-of = Hand of
replay-hand-none = nobody
replay-hand = Hand: { $cards }
replay-link = Link to this moment
replay-no-seat = This browser holds no seat of this match. Ask for a link to it.

## Record files

replay-open-file = Open a record
replay-reading = Reading the record
replay-choose-file = Choose the record of a match. It is shown here and stored nowhere.
replay-bad-line = { $name } cannot be followed: line { $line } is wrong.

## Playing on

replay-play-on = Play on from here
replay-play-on-fact = A new match against the computer from { $time } of { $home } – { $away }, with dice of its own. It counts for no competition.
replay-play-on-side = You play
replay-play-on-start = Start
replay-play-on-making = Starting
replay-origin = To that moment
match-goes-on = This match goes on from { $time } of { $home } – { $away }.

## Errors

error-not-shown = This cannot be shown from this seat now.
error-not-loaded = This match cannot be read. Nothing of it is lost.
