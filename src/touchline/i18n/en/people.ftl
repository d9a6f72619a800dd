# Who is in a match: names, seats, presence, links.

curtain-hidden = Both hands are hidden; the field and the log stay in view.

## Presence

people-title = In this match
people-you = you
people-computer = the computer
people-here = online
people-vacant = have not joined yet
people-away = away
people-away-for = { $minutes ->
    [0] away for less than a minute
   *[other] away for { $minutes } min
 }
people-says = { $name } { $state }
people-open = open in { $count } places
people-watch = You are watching
people-watching = { $count ->
    [0] Nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
 }
state-to-play = { $name } to play
taken-title = Seat taken
taken-watch = Watch instead

## My turn

title-turn = Your turn: { $match }
title-unread = ({ $count }) { $match }
notify-ask = Tell me when it is my turn
notify-fact = A notification, while this page is in the background.
notify-stop = Notifications are on: turn them off
notify-blocked = This browser does not allow notifications from this page.

## Links and the end

link-share = Share
ending-swap = In a rematch the sides change ends: { $home } play at home. Both clubs keep their colours.
