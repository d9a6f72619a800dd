# The app: what the browser says round the games.

language-name = English
# Several things in a row: all but the last, with commas, and the last.
list-and = { $most } and { $last }
percent = { $number }%

## Every screen

nav-home = Home
state-loading = Loading
state-waiting = Waiting for { $name }
state-away = { $name } has not come yet
state-thinking = { $name } is thinking
thinking-now = Move now
outlook-label = Chance to win: { $home } { $wins }, draw { $draws }, { $away } { $loses }
state-lost = Connection lost. Nothing is lost; trying again in { $seconds } s
state-lost-now = Connection lost. Nothing is lost; trying again
state-lost-retry = Try now
state-slow = Slow connection
state-silent = No answer from the server yet. Nothing is lost; still waiting
rule-open = Open rule { $rule }
rule-title = Rule
rule-here = The rule that asks
rule-editions = In the editions { $editions }
rule-failed = The text of { $rule } cannot be fetched now.
settings-title = Settings

## Home

nav-title = Where to go
nav-play = Play
nav-rules = Rules
home-title = Two games, one minute to kick-off
home-about-counter-attack = Football on 943 hexes. Move, pass, shoot; every die is shown with its odds.
home-about-french-flair = Rugby with fifteen numbers. Build a combination, throw one die or two.
home-level = How well the computer plays
home-computer = Play the computer
home-screen = On this screen
home-invite = Invite
home-options = Edition, options, clock and squads
home-making = Setting up
home-go-on = Go on with a match
home-no-matches = Matches that you begin wait for you here.
home-room =
    { $game }, { $half ->
        [1] 1st half
        [2] 2nd half
        [5] shoot-out
       *[other] extra time
    }.
home-forget = Forget
home-forgotten = { $home } against { $away } is forgotten.
home-undo = Undo
home-your-move = Your move
home-their-move = Go on
home-watch = Watch
game-counter-attack = Counter Attack
game-french-flair = French Flair
club-home-counter-attack = Harbour Athletic
club-away-counter-attack = Calder Rovers
club-home-french-flair = Garonne XV
club-away-french-flair = Causse RC
coach-random = Random
coach-random-fact = Answers anything that is allowed
coach-novice = Novice
coach-novice-fact = Knows the rules, and is learning the game
coach-steady = Steady
coach-steady-fact = Plays sound, plain football and rugby
coach-sharp = Sharp
coach-sharp-fact = Looks a move ahead and weighs the odds
coach-master = Master
coach-master-fact = Looks furthest ahead and gives little away
level-beats = Beats { $rival } in { $wins } of 10
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
no-match-why = This browser holds no seat in it. Open the link that you were given once more.
closed-title = The match cannot go on in this page
closed-bad-hello = The server did not understand this page. Your match is kept; reload to go on.
closed-no-seat = { error-no-seat }
closed-invitation-used = This invitation has been used. Ask whoever sent it for a new link.
closed-handed-back = You have given your seat back. Somebody else can be invited to it.
closed-upgrade = The server is of another version than this page, and reloading did not help. Your match is kept; reload again in a minute.
closed-reload = Reload
rules-id = A rule by its id
rules-show = Show
rules-empty = Type an id such as MOVE-11 or FF-RUCK-2. In a match every line of the log links to its rule.

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
new-squads-quick = Dealt at once
new-squads-draft = Draft
new-variant = Match or quick scenario
new-beginner = Beginners' match
new-no = No
new-yes = Yes
new-hints = Hints from the computer for both sides
new-deck = Deck of your own (CSV)
new-deck-taken = { $name } is taken.
new-clock = Clock
new-clock-by-actions = By actions
new-clock-by-real = By minutes
new-clock-by-phases = By phases
new-clock-by-minutes = By minutes
new-clock-length =
    { $kind ->
        [actions] Actions in a half
        [phases] Phases in a half
       *[other] Minutes in a half
    }
new-clock-fact =
    { $kind ->
        [actions] Each action that the attack calls is one minute. Take all the time you want.
        [real] The clock stands while the ball is dead. Each step of a Movement Phase has 60 seconds of sand.
        [phases] Each scrum, lineout, restart or ball to play is one phase. Take all the time you want.
       *[minutes] The clock runs while somebody is to choose. When it is up, the ball in play is played out.
    }
new-options =
    { $count ->
        [0] Options, all as usual
        [one] Options, { $count } changed
       *[other] Options, { $count } changed
    }
new-start = Start the match

## Settings and invitations

settings-language = Language
settings-light = Light
settings-dark = Dark
settings-theme = Light or dark
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-kits = Kits
settings-kits-1 = Indigo, amber
settings-kits-2 = Claret, ice
settings-pace = Motion
settings-pace-calm = Calm
settings-pace-brisk = Brisk
settings-pace-still = None
settings-outlook = Chance to win
settings-outlook-on = Shown
settings-outlook-off = Hidden
invite-title = Bring the other side
invite-how = Send this link. Whoever opens it plays the other side; you can begin meanwhile.
invite-play = Link to play
invite-new = New link to play
invite-watch = Link to watch
invite-own = Your own link back: keep it to yourself
invite-other = Another seat of yours
invite-copy = Copy
invite-copied = Copied
invite-later = Later
resign = Resign
resign-sure = Give this match up?
resign-yes = Yes, resign
resign-no = No
resign-side =
    { $side ->
        [home] Home resigns
       *[away] Away resigns
    }

## Several seats in one match

seat-mine = You already play { $name } here
seat-both = You already play both sides here
seat-watch = This link is for watching. Watch instead?
seat-other = This link is for the other side, { $name }. If you take it, you play against yourself.
seat-hands = You would see both hands.
seat-keep = Keep my seat
seat-watch-here = Watch in this tab
seat-other-here = Play { $name } in this tab
seat-kept = Your seat stays yours either way; only this tab changes.
seat-back = Back to my seat
seat-open = { $name } is open in { $count } places
hand-back = Hand my seat back
hand-back-sure = Hand your seat back? The match goes on when somebody else takes it.
hand-back-yes = Hand it back

## Errors

error-page = Something went wrong on this page. Your matches are kept.
error-unreachable = The server cannot be reached. Your matches are kept.
error-server = The server failed. Your matches are kept.
error-retry = Try again
error-detail = Details
error-not-found = There is no such thing here.
error-too-many-rooms = Too many matches are open. Finish one, or wait a while.
error-too-fast = That was a little too fast. Try again in a moment.
error-bad-setup = This match cannot be set up like that.
error-bad-deck = This deck cannot be read. Nothing of it was taken.

## The end of a match

ending-won = { $name } win.
ending-drawn = A draw.
ending-resigned = { $name } resigned.
ending-rematch = Rematch
ending-rematch-asked = Rematch asked for
ending-rematch-agree = Agree to a rematch
ending-record = Record
ending-board = Look at the board

## Match

match-over = The match is over
calls-title = What you can do
calls-barred = Not now
calls-cut = Waits for the connection
calls-more = More
call-arrange = Arrange for me
call-arrange-fact = places what is left
call-back = Take back
call-back-fact = your last step
log-title = The match so far
log-empty = Nothing has happened yet.
curtain-hand-over = Hand the screen to { $name }
curtain-ready = I am here
key-title = Keys
key-help = List the keys
key-close = Close
key-hurry = Finish the motion

## Hints

hint-title = Hint
hint-ask = Ask for a hint
hint-close = Close the hint
hint-thinking = Looking for the best answers
hint-worth = Your chance to win after each. Choose one to see it.
hint-none = There is nothing to choose between here.
hint-play = Play it
idea-move = { $player } to { $to }
idea-aim = { $call }: { $to }
idea-change = { $player } off, { $to } on

## Counter Attack screen

you = You
board-label = The pitch
board-overview = Overview; press to go there
board-to-ball = Go to the ball
bench-title = Substitution
bench-who = Choose who leaves.
bench-for = Who comes on for { $name }?
ca-choose-hex = Choose a hex for { $player }
ca-choose-target = { $call }: choose a hex
call-play = Play it: { $call }
call-go = Go there
call-confirm-fact = or press the hex again
call-next = Next player
call-next-fact =
    { $count ->
        [one] { $count } may move
       *[other] { $count } may move
    }
dice-title = The dice
draft-table = On the table
draft-empty = Nobody yet.
draft-face-down = Face-down card { $place }
line-up-title = Who wears which number?
line-up-how = Press two cards to change their places. 1 is the goalkeeper; below 11 is the bench.
line-up-done = Line up
look-move = { $name } goes there
look-shut-out = shut out
look-shut-out-why = { $name } may not roll: it only touches where the ball begins or ends.
match-attack = { $name } in attack
pips-steps = Step { $step } of 3, { $moved } of { $limit } moved
placing-left = { $left } left of { $places }
squads-title = Squads
tabs-title = Parts of the screen
tabs-name =
    { $name ->
        [match] Match
        [squads] Squads
        [cards] Cards
       *[log] Log
    }
token-carrier = has the ball
token-label = { $name }, { $shirt }, { $side } { $state }
key-north = North
key-south = South
key-north-west = North-west
key-north-east = North-east
key-south-west = South-west
key-south-east = South-east
key-confirm = Confirm
key-cancel = Cancel
key-next = Next player
key-closer = Closer
key-farther = Farther
key-grid = Show the numbers of the hexes

## What the server refuses, by name, and why nothing can be taken back.

error-bad-message = The server did not understand this page. Reload it.
error-protocol = This page is of another version than the server. Reload it.
error-no-seat = This link opens no match. It may have been deleted, or part of it is missing.
error-too-large = That was too much at once.
error-not-your-turn = It is not your turn.
error-too-late = The match has gone on meanwhile.
error-not-offered = This is not on offer now.
error-no-take-back = This cannot be taken back.
error-over = The match is over.
error-watching = You are watching: only the players can do this.
error-not-yours = That is for somebody else to do in this match.
error-no-hints = This match is played without hints.
error-busy = The server is busy. Try again in a moment.
match-no-back-first = There is nothing to take back yet.
match-no-back-dice = Dice have been thrown since.
match-no-back-draw = Cards have been drawn since.
match-no-back-answered = The other side has answered since.
match-no-back-person = The other side has seen it.
match-no-back-seen = The other side has seen it.
match-notice-title = About this match
match-rules-corrected = { $rule ->
    [none] A rule was corrected after this match began.
   *[other] Rule { $rule } was corrected after this match began.
  } From move { $entry } on, what was played no longer follows. Nothing is deleted: play goes on by the corrected rules, from the last position we know.
match-rules-corrected-over = { $rule ->
    [none] A rule was corrected after this match was played.
   *[other] Rule { $rule } was corrected after this match was played.
  } The result stands. From move { $entry } on the match can no longer be shown.
match-damaged = Part of this match was damaged in the store: from move { $entry } on it could not be read back. Play goes on from the last position we know.
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
chances-decide-then = You decide then.
chances-lay = If you lay it
chances-cleared = If they then clear out
field-label = The field; the ball is { $metres } m from the nearer goal line
field-22 = their 22: tackle on any carry
field-halfway = halfway
field-goal = goal
field-advantage = advantage
field-knock-on = a 1: their scrum here
hand-label = Your hand
key-card-left = Card to the left
key-card-right = Card to the right
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
       *[other] { $count } plays, the best of them
    }
plays-of =
    { $count ->
        [0] No play of { $cards }
        [one] One play of { $cards }
       *[other] { $count } plays of { $cards }
    }
plays-seek = Plays of { $cards }
throw-one = One die
throw-two = Two dice
zone-tackle = The tackle
zone-label = The zone is { $low } to { $high }
zone-won = ball won
zone-offside = offside
zone-chance = zone { $low } to { $high }, { $chance }

## Clocks and shoot-out

clock-half = The clock of the half
clock-sand = Sand left to choose
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
