# The app: text of the browser screens outside the games.

language-name = English
# Sentences of the log one after another, and figures below them.
log-together = { $first } { $then }
log-figures = { $first } · { $then }
# Several things in a row: all but the last, with commas, and the last.
list-and = { $most } and { $last }
percent = { $number }%

## Every screen

nav-home = Home
state-loading = Loading
state-waiting = Waiting for { $name }
state-thinking = { $name } are thinking
thinking-now = Move now
outlook-label = Winning chances: { $home } { $wins }, draw { $draws }, { $away } { $loses }
state-lost = Connection lost. Your match is safe; retrying in { $seconds } s
state-lost-now = Connection lost. Your match is safe; retrying
state-lost-retry = Retry now
state-slow = Slow connection
state-silent = No reply from the server yet. Your match is safe; still waiting
rule-open = Open rule { $rule }
rule-title = Rule
rule-here = The rule behind this decision
rule-failed = { $rule } cannot be loaded right now.
settings-title = Settings

## Home

nav-title = Main menu
nav-play = Play
nav-rules = Rules
home-title = Two games, one minute to kick-off
home-about-counter-attack = Football on 943 hexes. Move, pass, shoot, and see the odds before every roll.
home-about-french-flair = Rugby with shirts 1 to 15 as cards. Link forwards and backs, run, kick, contest the ruck; every throw shows its chances first.
home-length = Length
home-length-short = Short
home-length-medium = Medium
home-length-full = Full
home-length-fact = about { $decisions } decisions, { $minutes } minutes
home-level = Computer level
home-computer = Play the computer
home-screen = On this screen
home-invite = Invite
home-options =
    { $game ->
        [french-flair] Switches and clock
       *[counter-attack] Edition, options, clock and squads
    }
home-making = Setting up the match
home-go-on = Continue a match
home-no-matches = Matches you start appear here.
home-room =
    { $game }, { $half ->
        [1] 1st half
        [2] 2nd half
        [5] shoot-out
       *[other] extra time
    }.
home-forget = Forget
home-forgotten = { $home } v { $away } is forgotten.
home-undo = Undo
home-your-move = Your move
home-their-move = Continue
home-watch = Watch
game-counter-attack = Counter Attack
game-french-flair = French Flair
club-home-counter-attack = Harbour Athletic
club-away-counter-attack = Calder Rovers
club-home-french-flair = Garonne XV
club-away-french-flair = Causse RC
coach-random = Random
coach-random-fact = Plays any legal move
coach-novice = Novice
coach-novice-fact = Knows the rules, still learning the game
coach-steady = Steady
coach-steady-fact = Plays sound, simple football and rugby
coach-sharp = Sharp
coach-sharp-fact = Looks a move ahead and weighs the odds
coach-master = Master
coach-master-fact = Looks furthest ahead and gives little away
level-beats = Beats { $rival } { $wins } times in 10
level-beats-always = Hardly ever loses to { $rival }
level-rating = rating { $rating }
level-style = Style
level-style-own = Balanced
style-possession = Possession
style-direct = Direct
style-counter = Counter
style-forwards = Forwards
style-wide = Wide
style-kicking = Kicking
lost-title = There is nothing at this address.
lost-home = Home
no-match-title = This match cannot be opened
no-match-why = This browser has no seat in it. Open your link again.
closed-title = This page cannot continue the match
closed-bad-hello = The server did not understand this page. Your match is safe; reload to continue.
closed-no-seat = { error-no-seat }
closed-invitation-used = This invitation has already been used. Ask the host for a new link.
closed-handed-back = You have handed your seat back. Someone else can be invited to take it.
closed-upgrade = The server and this page run different versions, and reloading did not help. Your match is safe; reload again in a minute.
closed-reload = Reload

## New match

new-title = New match: { $game }
new-home = Home
new-away = Away
new-name = Name
new-who = Who plays
new-who-screen = This screen
new-who-computer = Computer
new-who-invited = Invited
new-formation = Formation
new-edition = Edition
new-squads = Squads
new-squads-quick = Dealt automatically
new-squads-draft = Draft
new-variant = Match or quick scenario
quick-odds = { $matches } matches between equal coaches: home won { $won }, drew { $drawn } and lost { $lost }.
new-no = No
new-yes = Yes
new-hints = Hints from the computer for both sides
new-deck = Your own deck (CSV)
new-deck-taken = { $name } is loaded.
new-clock = Clock
new-clock-by-actions = By actions
new-clock-by-real = By minutes
new-clock-by-phases = By phases
new-clock-by-minutes = By minutes
new-clock-length =
    { $kind ->
        [actions] Actions per half
        [phases] Phases per half
       *[other] Minutes per half
    }
new-clock-fact =
    { $kind ->
        [actions] Each action of the attack takes one minute. Take as long as you like.
        [real] The clock stops while the ball is dead. Each step of a Movement Phase has a 60-second sand timer.
        [phases] Each scrum, lineout, restart or ball in hand is one phase. Take as long as you like.
       *[minutes] The clock runs while a player is choosing. When time is up, the ball in play is played out.
    }
new-start = Start the match

## Settings and invitations

settings-language = Language
settings-light = Light
settings-dark = Dark
settings-theme = Theme
settings-theme-system = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-kits = Kits
settings-kits-1 = Indigo, amber
settings-kits-2 = Claret, ice
settings-pace = Animation
settings-pace-calm = 1×
settings-pace-brisk = 2×
settings-pace-still = At once
settings-orders = Never ask me about
settings-order = { $order ->
    [substitutions] Substitutions, even if a player is hurt
    [kick_off] Positions at a kick-off
    [final_thirds] Moves in the final thirds
    [goalkeeper] Small steps of the goalkeeper
    [nutmegs] Nutmegs
    [after_tackles] Steps after a tackle
    [replies] Single moves against passes and snapshots: everybody holds position
    [last_moves] The last two moves of our phase: everybody holds position
    [defending] Our moves while they have the ball: the computer makes them
    [set_pieces] Positions at set pieces: the computer places my players
    [contests] Contests at a ruck: I never contest
    [clear_outs] Clear-outs: I never clear out
   *[other] { $order }
}
settings-camera = Board
settings-camera-close = Close up for duels and shots
settings-camera-whole = Keep the whole pitch
settings-outlook = Winning chances
settings-outlook-on = Shown
settings-outlook-off = Hidden
invite-title = Invite the other side
invite-how = Send this link. The first person to open it plays the other side; you can start now.
invite-play = Link to play
invite-new = New link to play
invite-watch = Link to watch
invite-own = Your own link back: keep it to yourself
invite-other = Your other seat
invite-copy = Copy
invite-copied = Copied
invite-later = Later
resign = Resign
resign-sure = Resign this match?
resign-yes = Yes, resign
resign-no = No
resign-side =
    { $side ->
        [home] Home resigns
       *[away] Away resigns
    }

## Several seats in one match

seat-mine = You are already playing { $name } here
seat-both = You are already playing both sides here
seat-watch = This link is for watching. Watch instead?
seat-other = This link is for the other side, { $name }. If you take it, you play against yourself.
seat-hands = You would see both hands.
seat-keep = Keep my seat
seat-watch-here = Watch in this tab
seat-other-here = Play { $name } in this tab
seat-kept = Your seat stays yours either way; only this tab changes.
seat-back = Back to my seat
hand-back = Hand my seat back
hand-back-sure = Hand your seat back? The match resumes when someone else takes it.
hand-back-yes = Hand it back

## Errors

error-page = Something went wrong on this page. Your matches are safe.
error-unreachable = The server cannot be reached. Your matches are safe.
error-server = The server hit an error. Your matches are safe.
error-retry = Try again
error-detail = Details
error-not-found = Nothing was found here.
error-too-many-rooms = You have too many matches open. Finish one, or wait a while.
error-too-fast = That was a little too fast. Try again in a moment.
error-bad-setup = A match cannot be set up like that.
error-bad-deck = This deck could not be read, so nothing was imported.

## The end of a match

ending-won = { $name } win.
ending-drawn = A draw.
ending-resigned = { $name } resigned.
ending-rematch = Rematch
ending-rematch-asked = Rematch requested
ending-rematch-agree = Accept the rematch
ending-record = Record
ending-board = View the board

## Match

match-over = The match is over
calls-title = Your options
calls-barred = Not now
calls-cut = Waiting for the connection
calls-more = More
call-arrange = { $what ->
    [pick] Pick for me
    [move] Move for me
   *[place] Arrange for me
}
call-arrange-fact = { $what ->
    [pick] the computer picks the rest
    [move] the computer moves the rest
   *[place] the computer places the rest
}
call-armed = press again to roll
call-again = { $call }: press again
call-back = Take back
call-back-fact = your last answer
call-back-of = { $name }’s last answer
log-title = The match so far
log-empty = Nothing has happened yet.
curtain-hand-over = Hand the screen to { $name }
curtain-ready = I am here
key-space = Space
key-title = Keys
key-help = List the keys
key-close = Close
key-hurry = Skip the animation

## Hints

hint-title = Hint
hint-ask = Ask for a hint
hint-close = Close the hint
hint-thinking = Looking for the best moves
hint-worth = Your winning chances after each, a draw counting half. Select one to see it.
hint-worth-now = Your winning chances after each, a draw counting half; { $now } as it stands. Select one to see it.
hint-less = { $points ->
    [0] As good.
    [one] { $points } point less.
   *[other] { $points } points less.
}
hint-none = There is nothing to choose between here.
hint-play = Play it
idea-move = { $player } to { $to }
idea-aim = { $call }: { $to }
idea-change = { $player } off, { $to } on

## Counter Attack screen

you = You
board-label = The pitch
board-free = free
board-no = out of reach
board-reach = within reach
board-lose = { $chance } to lose the ball
board-win = { $chance } to win the ball
board-receive = { $chance } to receive
board-score = { $chance } to score
board-overview = Overview: press to jump there
board-whole = Show the whole pitch
board-to-ball = Go to the ball
bench-title = Substitution
bench-who = Choose who comes off.
bench-for = Who comes on for { $name }?
ca-choose-hex = Choose a hex for { $player }
ca-choose-target = { $call }: choose a hex
call-play = Play it: { $call }
call-go = Go there
call-confirm-fact = or press the hex again
call-next = Next player
call-next-fact =
    { $count ->
        [one] { $count } can move
       *[other] { $count } can move
    }
dice-title = The dice
dice-none = No dice yet
draft-table = On the table
draft-empty = Nobody yet.
draft-face-down = Face-down card { $place }
line-up-title = Who wears which number?
line-up-how = Press two cards to swap them. 1 is the goalkeeper; cards below 11 are on the bench.
line-up-done = Line up
look-move = { $name } moves there
look-shut-out = shut out
look-shut-out-why = { $name } cannot roll: only the start or the end of the ball's path is in reach.
match-attack = { $name } in attack
pips-steps = Step { $step } of 3, { $moved } of { $limit } moved
placing-left = { $left } left of { $places }
placing-turns = { $count ->
    [4] { $restart } in four turns
    [6] { $restart } in six turns
   *[other] { $restart } in { $count } turns
}
placing-lines-up = { $who } line up
placing-adjusts = { $who } adjust
placing-adjusts-last = { $who } adjust, then kick off
placing-places = { $who } place { $count }
placing-you-line-up = You line up
placing-you-adjust = You adjust
placing-you-adjust-last = You adjust, then kick off
placing-you-place = You place { $count }
placing-state = { $state ->
    [done] done
    [unchanged] no change
    [now] now
   *[later] up to { $count }
}
placing-movable = { $count ->
    [0] Nobody may be moved any more
    [one] { $count } may still be moved
   *[other] { $count } may still be moved
}
placing-turn-of = Your turn { $turn } of { $of }
placing-held = { $player } in hand
placing-kicks-off = { $player } kicks off from the spot
placing-place-first = place a player first
placing-formations = Formations
placing-before-done = Before you press Done
placing-on-spot = A player on the spot with the ball: { $player }
placing-in-hand = Put { $player } down, or press Esc
turn-waits = the rules look at it
turn-done = Done
turn-done-fact = then { $who }
turn-done-last = then play goes on
turn-in-hand = put { $player } down first
routines-title = Routines
routines-keys = { $count ->
    [1] key 1, then Enter
   *[other] keys 1 to { $count }, then Enter
}
routines-will-do = What { $name } will do
routine-arrives = { $chance } arrives
routine-scores = { $chance } goal
routine-turn = turn { $turn }
routine-then = then
routine-confirm = Confirm { $name }
routine-confirm-places = { $count ->
    [0] goes on
    [one] places { $count } now
   *[other] places { $count } now
}
routine-now = { $routine }: { $players }
substitution-wish = Substitution at the next stoppage
substitution-wished = You will be asked at the next stoppage
squads-title = Squads
bar-title = Match tools
bar-more = Menu
legend-title = What the marks mean
legend-line =
    { $line ->
        [target] May be aimed at
        [actor] May act now
        [risk] Chance that it goes wrong
        [moved] Has moved
        [pips] Moves made, moves left
        [placed] Placed in this turn
        [planned] Planned for a later turn
        [won] Won: you may step here
        [beaten] Lost: they may go here
        [behind] From behind: 1 or 2 is a foul
        [goal] Chance of a goal here
        [against] Their chance of a goal
        [win] Chance of winning the ball
       *[reach] Within reach
    }
sheet-height = { $height ->
    [bar] Details: one line
    [all] Details: everything
   *[middle] Details: in short
}
tabs-title = Sections of the screen
tabs-name =
    { $name ->
        [match] Match
        [recap] Recap
        [squads] Squads
        [player] Player
        [cards] Cards
       *[log] Log
    }
token-carrier = has the ball
token-label = { $name }, { $shirt }, { $side } { $state }
key-north = North
key-south = South
key-west = West
key-east = East
key-confirm = Confirm
key-cancel = Cancel
key-next = Next player
key-closer = Zoom in
key-farther = Zoom out
key-grid = Show hex coordinates

## Server errors by name, and reasons why a take-back is refused

error-bad-message = The server did not understand this page. Reload it.
error-protocol = This page and the server run different versions. Reload the page.
error-no-seat = This link opens no match. It may have been deleted, or part of it is missing.
error-too-large = That was too much at once.
error-not-your-turn = It is not your turn.
error-too-late = The match has moved on.
error-not-offered = You cannot do that now.
error-no-take-back = This cannot be taken back.
error-over = The match is over.
error-watching = You are watching; only the players can do that.
error-not-yours = Only someone else in this match can do that.
error-no-hints = This match is played without hints.
error-busy = The server is busy. Try again in a moment.
prompt-shared = { $name }: { $question }
match-no-back-first = nothing to take back yet
match-no-back-dice = dice thrown since
match-no-back-draw = cards drawn since
match-no-back-answered = { $name } have moved since
match-no-back-person = { $name } have seen it
match-no-back-seen = { $name } have seen it
match-notice-title = About this match
match-rules-corrected = { $rule ->
    [none] A rule was corrected after this match began.
   *[other] Rule { $rule } was corrected after this match began.
  } From move { $entry } on, the moves played no longer fit the rules. Nothing is deleted: play continues under the corrected rules from the last known position.
match-rules-corrected-over = { $rule ->
    [none] A rule was corrected after this match was played.
   *[other] Rule { $rule } was corrected after this match was played.
  } The result stands. From move { $entry } on, the match can no longer be shown.
match-damaged = Part of this match is damaged: it could not be read from move { $entry } on. Play continues from the last known position.
match-notice-ok = Play on

## French Flair screen

bench-held = { $count } in hand
bench-pile = pile { $count }
bench-discard = discard { $count }
# The cards that a side has laid in this phase.
bench-table = laid { $cards }
call-clear = Clear
call-clear-fact = choose again
chances-chance = Chance
chances-one = One
chances-two = Two
chances-throw = One die or two?
chances-then = Then: one die or two?
chances-then-free = If not tackled: one die or two?
chances-decide-then = You choose then.
chances-lay =
    { $to ->
        [tackle] If you tackle
        [contest] If you contest
       *[clear] If you clear out
    }
chances-left = they leave it
chances-die = by your dice
chances-needs = How the dice decide
chances-calls = What each kick may bring
chances-all = All chances
chances-cleared = they clear out
field-label = The field; the ball is { $metres } m from the nearer goal line
field-22 = their 22: any carry can be tackled
field-halfway = halfway
field-goal = goal
field-advantage = advantage
field-knock-on = a 1 is a knock-on: their scrum here
field-one = 1 die
field-two = 2 dice
hand-label = Your hand
key-card-left = Card to the left
key-card-right = Card to the right
key-play-next = Next play
key-play-before = Play before
lay-with =
    { $to ->
        [tackle] Tackle with the { $card }
        [contest] Contest with the { $card }
       *[clear] Clear out with the { $card }
    }
match-possession = { $name } in possession
play-metres = { $metres } m
play-metres-between = { $least }–{ $most } m
play-no-dice = no dice
plays-all =
    { $count ->
        [one] One play
       *[other] { $count } plays, the best shown
    }
plays-of =
    { $count ->
        [0] No play of { $cards }
        [one] One play of { $cards }
       *[other] { $count } plays of { $cards }
    }
plays-seek = Plays of { $cards }
plays-fit = Cards that would fit: { $cards }
throw-one = One die
throw-two = Two dice
zone-tackle = The tackle
zone-label = The zone is { $low } to { $high }
zone-won = ball won
zone-offside = offside
zone-chance = zone { $low } to { $high }, { $chance }
zone-sure = zone 1 to 6: cannot fail

## Clocks and shoot-out

clock-half = Match clock
clock-sand = Time left to choose
shoot-out-title = Penalty shoot-out
shoot-out-scored = scored
shoot-out-missed = not scored

## Rules at a terminal

rules-page-label = { $label }:
rules-page-terms = In French
rules-page-editions = Editions
rules-page-options = Options
rules-page-see = See
rules-page-gap = Gap
rules-page-decision = Decision
rules-page-why = Why
rules-page-switch = switch
rules-page-option = option
rules-page-default = Default
rules-page-others = Others
