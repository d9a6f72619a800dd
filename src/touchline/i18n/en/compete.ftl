# Competitions: pages of leagues, cups, clubs, markets and titles, for managers and organisers.

competitions-title = Competitions
competitions-about = Leagues, cups and seasons, with friends or against computers
competitions-new = New competition
competitions-empty = You take part in no competition yet. Start one; your friends join by link, and computers take the clubs that are left.
competitions-mine = Yours
competitions-others = Open to all
competitions-clubs =
    { $count ->
        [one] { $count } club
       *[other] { $count } clubs
    }
competitions-open = { $count } open
competitions-waiting = { $count } waiting for you
clubs-title = My clubs
clubs-about = The clubs that you manage, in all competitions
clubs-empty = You manage no club yet. A season of your own gives you one at once.
clubs-season = Begin a season
format-league = League
format-league-fact = Everybody plays everybody.
format-league-cup = League and cup
format-league-cup-fact = A league; the first of the table enter a cup.
format-cup = Cup
format-cup-fact = A draw, and whoever loses is out.
format-divisions = Divisions
format-divisions-fact = Several leagues, with promotion and relegation.
format-season = A season of your own
format-season-fact = You against computers: a club that you keep, a league, the market, and a cup at the end.
new-cup-about = Everything has a usual value; only the name must be typed.
new-cup-format = What is played
new-cup-how = How
new-cup-legs = Each pair meets
new-cup-once = once
new-cup-twice = twice
new-cup-win = Points for a win
new-cup-draw = Points for a draw
new-cup-bonus = Bonus points: four tries, or a defeat by seven or fewer
new-cup-divisions = Divisions
new-cup-moving = Up and down
new-cup-entrants = Into the cup
new-cup-first = the first { $count }
new-cup-ties = Cup ties
new-cup-away-goals = Away goals count double if the tie is level
new-cup-squads = Squads
new-cup-squads-by = Squads are made
new-cup-lot = by lot
new-cup-draft = in a draft
new-cup-deck = The deck is made for you: { $clubs } clubs take { $others } outfielders and { $keepers } goalkeepers, and some stay for the market.
new-cup-deck-own = Your deck is large enough: { $clubs } clubs take { $others } outfielders and { $keepers } goalkeepers.
new-cup-deck-small = This deck is enough for { $most } clubs at most.
new-cup-market = Transfers, sealed until the end of a round
new-cup-count = { $count } of 2 to { $most }
new-cup-fewer = One club fewer
new-cup-invented = invented
new-cup-club-name = Name of club { $number }
new-cup-club-who = Who manages club { $number }
new-cup-club-level = Computer of club { $number }
new-cup-who-you = you
new-cup-who-invited = invited
new-cup-who-computer = computer
new-cup-links = Each invited club gets a personal link; one link for all fills the open clubs in turn.
new-cup-calendar = Calendar
new-cup-start = Round 1 opens
new-cup-start-fact = Without a date, as soon as every club has somebody.
new-cup-deadlines = Rounds have deadlines
new-cup-round-lasts = A round lasts
new-cup-unit = Unit
new-cup-early = The next round opens as soon as one is over
unit-minutes = minutes
unit-hours = hours
unit-days = days
unit-weeks = weeks
new-cup-late = When somebody is late
late-line-up = Line-up not named
late-line-up-stand-in = a stand-in names it
late-line-up-organiser = the organiser decides
late-match = Match not finished in its round
late-match-carry = goes on
late-match-carry-fact = It goes on into the next round, then a computer plays for whoever is to move.
late-match-award = 0–3
late-match-award-fact = 0–3 against whoever is late; a draw if both are.
late-match-organiser = organiser
late-match-organiser-fact = The organiser decides each time.
late-absent = Gone for two rounds in a row
late-absent-computer = a computer takes the club
late-absent-organiser = the organiser decides
new-cup-seen = Who sees it
seen-managers = Managers only
seen-link = Anyone with the link
seen-lobby = Everybody
new-cup-people =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
new-cup-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
new-cup-cup-of = with a cup of { $count }
new-cup-create = Create and invite
new-cup-begin = Begin the season
season-your-club = Name of your club
season-name = The season of { $club }
season-club = Club of { $name }
cup-tab-overview = Overview
cup-tab-fixtures = Fixtures
cup-tab-statistics = Statistics
cup-tab-cup = Cup
cup-tab-market = Market
cup-tab-clubs = Clubs
cup-tab-journal = Journal
cup-tab-organise = Organise
cup-state-filling = filling up
cup-state-drafting = drafting squads
cup-state-running = running
cup-state-over = finished
cup-season = Season { $season }
cup-round-of = round { $round } of { $rounds }
cup-organised = organised by { $names }
cup-computer = computer, { $level }
cup-stands-in = { $computer } for { $manager }
cup-share = Share
cup-save = Save as a file
cup-results = Results sheet
cup-as-of = The server cannot be reached: as of { $time }.
cup-last-season = Last season
cup-next-season = Next season
cup-champions = Champions: { $names }
cup-round = Round { $round }
cup-day = Cup, round { $round }
cup-fixtures = Fixtures
cup-all-fixtures = All fixtures
cup-ends = until { $day }
cup-until = until { $time }
cup-none = No match has been played.
cup-none-yet = No match has been played. Round 1 opens on { $day }.
club-state-in = in
club-state-invited = invited
club-state-open = open
club-state-computer = computer
club-you = you
club-yours = Your club
fill-title =
    { $open ->
        [0] Every club has somebody
        [one] { $open } club is open
       *[other] { $open } clubs are open
    }
fill-drafting = The squads are drafted
fill-start = Start now
fill-start-computers = Fill with computers and start
fill-starts = Starts on { $day }; computers take what is open on the eve.
fill-starts-full = Starts as soon as every club has somebody.
fill-pick = { $club } pick
fill-picks = pick { $pick } of { $picks }
fill-pick-yours = Make your pick
fill-link = Personal link for { $club }
fill-link-all = One link for all open clubs
fill-renew = New link
fill-invite = Make a link
fill-computer = Computer
fill-computer-reason = filled up before the start
fill-note = A personal link works once; one link for all fills the open clubs in turn.
join-title = You are invited
join-why = This link gives you a club in the competition. You need a name here, and nothing else.
join-go = Take the club
table-title = Table
table-division = Division { $division }
table-club = Club
table-played = Played
table-played-short = P
table-won = Won
table-won-short = W
table-drawn = Drawn
table-drawn-short = D
table-lost = Lost
table-lost-short = L
table-goals =
    { $game ->
        [french-flair] Scored
       *[other] Goals
    }
table-form = Last five
table-split = Level, split by
table-points = Points
table-adjusted = { $points } by the organiser
table-cup-places = The first { $count } enter the cup
table-order = Level points: difference, scored, head to head, lot
scorers-title = Scorers
scorers-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
scorers-none = Nobody has scored yet.
cards-title = Cards
cards-yellows = Yellow cards
cards-reds = Red cards
cards-left =
    { $count ->
        [one] one from a ban
       *[other] { $count } from a ban
    }
cards-none = Nobody is booked.
cards-fact = A third yellow is a match out, then the count restarts.
absences-title = Missing the next match
absences-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
absences-none = Everybody is available.
news-title = News
fixture-v = v
fixture-state-to-play = to play
fixture-state-running = running
fixture-state-finished = finished
fixture-state-overdue = overdue
fixture-running-half =
    { $half ->
        [1] 1st half
        [2] 2nd half
        [5] shoot-out
       *[other] extra time
    }
fixture-decided = * decided by the organiser
fixture-go = Go to the match
fixtures-mine = Only my matches
fixtures-on = now
fixtures-opens = Opens { $time }.
fixtures-line-ups = Line-ups due { $time }.
fixtures-ends = Result due { $time }.
fixture-due = result due { $time }
fixture-opening = You go in as soon as both sides are ready.
fixture-play-now = Play now, line-up by the computer
fixture-step-line-ups = Line-ups
fixture-step-boosts = Boosts
fixture-step-ready = Ready
fixture-step-match = Match
fixture-ready = ready
fixture-not-ready = not ready
fixture-line-up-in = line-up in
fixture-sealed = Your line-up is sealed
fixture-name-line-up = Your squad of 16
fixture-short = You play with { $count }.
fixture-seal = Seal the line-up
fixture-change = Change it
fixture-computer-line-up = Let the computer choose
fixture-ready-go = Ready
fixture-unready = Not yet
fixture-last = Last meeting
boosts-title =
    { $count ->
        [0] All six boosts are placed
        [one] Place one more boost
       *[other] Place { $count } more boosts
    }
boosts-how = Choose an attribute below 6. What you do not place is lost.
boosts-back = Take back
boosts-arrange = Arrange for me
boosts-place = { $name }, { $attribute } { $value }: one more
boosts-stand = What is placed stands at { $time }.
line-up-name = Name a line-up
line-up-name-usual = usual
line-up-called = It is called
line-up-save = Save
line-up-formation = Formation
line-up-missing = { $count } not available
line-up-fit = everybody fit
line-up-propose = Use the proposal
line-up-bench = Bench
line-up-shirt = Shirt { $shirt }
line-up-out = out
line-ups-title = Line-ups
line-ups-none = No line-up is saved. Without one, the computer chooses if you are late.
squad-keepers = Goalkeepers
squad-others = Outfielders
club-player = Player
club-value = Value
club-played = Played
club-out = Not available
club-managed = Managed by { $name }
club-place = place { $place }
club-available = of { $count } available
club-budget = points to spend
club-return = Take the club back
club-value-fact = Value: what the attributes add up to above 3 each, at least 1.
club-out-fact = Bans and injuries run together.
club-kit = Crest and kit
club-kit-fact = Home is dark, away is light, so the two never clash. Your own colours are on the crest.
club-dress = Change name and crest
club-letters = Letters
club-shape = Shape
crest-shield = Shield
crest-round = Round
crest-diamond = Diamond
crest-pennant = Pennant
club-colour-one = Ground
club-colour-two = Letters and rim
club-honours = Honours
club-points = { $points } points
club-book = Club book
club-book-none = Nothing has happened yet.
market-about = Players that no club owns. Offers are settled on { $time }.
market-about-round = Players that no club owns. Offers are settled at the end of the round.
market-sealed = Nobody sees your offers before then.
market-kind = Kind
market-others = Outfielders { $count }
market-keepers = Goalkeepers { $count }
market-sort = Sort by
market-find = Name or country
market-none = Everybody has a club. Released players appear here.
market-none-found = Nobody fits this search.
market-pick = Pick
market-choose = Choose
market-offered = offer { $number }
market-points = Your points
market-spent = spent
market-in-offers = in offers
market-free = free
market-won = { $points } won. Spending never changes the table.
market-offer = Offer { $number }
market-keeper-for = a goalkeeper for a goalkeeper
market-other-for = an outfielder for an outfielder
market-release = Release
market-buy = Buy
market-player = { $name }, value { $value }
market-points-free = Points free
market-squad-value = Squad value
market-then = The new player may play from the next round; { $name } is then for sale to everybody. You can withdraw until the offers are settled.
market-make = Offer { $points } points
market-first = Put it first
market-nobody-goes = Nobody of this kind is left to release.
market-yours = Your offers
market-order = settled in this order
market-for = { $buys } for { $releases }
market-up = Move up
market-withdraw = Withdraw
market-no-offers = You have made no offer for this round.
market-transfers = Transfers
market-through = went through
market-to = to { $club }, lower in the table
market-refused = did not go through
tie-draw = See the draw
tie-draw-title = The draw
tie-draw-all = Show all
tie-legs =
    { $legs ->
        [1] one match
       *[other] two legs
    }
tie-leg = Leg { $leg }
tie-decider = Decider
tie-bye = bye
tie-or = { $names }
tie-open = to be known
tie-none = The cup is drawn when the league is over: the first { $count } enter it.
journal-title = Journal
journal-decisions = Decisions only
journal-none = Nothing has been written yet.
journal-reason = Reason: { $reason }
journal-by = by { $name }
journal-undone = undone
correct-reason = Reason, readable by all
correct-before = Before
correct-after = After
correct-place = place
correct-nothing = The table stays as it is.
correct-look = Show what changes
correct-decide = Decide
organise-decide = Decisions
organise-why = Each is written in the journal with its reason and can be undone.
organise-go = Decide
organise-correct = Correct a result
organise-correct-fact = Another score counts; the match stays as it was played.
organise-award = Award a match
organise-award-fact = A result without a match, as for a walk-over.
organise-annul = Annul a match
organise-annul-fact = It is played again, with other dice.
organise-postpone = Postpone a match
organise-postpone-fact = It is played in a later round.
organise-adjust = Give or take points
organise-adjust-fact = They count in the table.
organise-replace = Replace a manager
organise-replace-fact = A computer takes the club, or somebody else is invited.
organise-organisers = Organisers
organise-remove = Remove
organise-name = Name of somebody here
organise-add = Add
organise-fixture = Match
organise-day = To round
organise-points = Points
organise-coach = By
organise-human = somebody invited
organise-next = Next season
organise-next-fact = Settings and clubs as they are; clubs go up and down.
organise-squads = Squads
organise-squads-kept = stay
organise-squads-lot = are drawn anew
organise-next-go = Begin the next season
name-title = What are you called here?
name-why = No password and no mail: this browser keeps a key, and the name is you.
name-yours = Name
name-take = Take this name
identity-title = Name and key
identity-about = Who you are on this server, without a password
identity-none = You have no name here yet. It is asked for when something needs one.
identity-since = since { $day }
identity-fact = The key lies in this browser alone. Keep a personal link to be yourself elsewhere, and after this browser is gone.
identity-link = Personal link
identity-link-none = You have none. Without it, losing this browser loses your clubs.
identity-link-since = Made { $day }. It is not shown again; a new one ends it.
identity-link-once = Keep it where you keep secrets: it is shown once
identity-link-make = Make a personal link
identity-link-renew = Make a new one
identity-browsers = Your browsers
identity-browser = A browser
identity-here = this one
title-title = The travelling title
title-about = whoever beats the holder takes it
title-nobody = Nobody holds it yet. The first match between two people with names founds it.
title-since = Holder since { $day }
title-reign =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }, { $defences ->
        [one] { $defences } defence
       *[other] { $defences } defences
    }
title-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
title-answer = Play { $name }
title-challenge = Challenge { $name }
title-withdraw = Leave the line
title-challengers = Challengers
title-order = one at a time, first come first served
title-answer-by = to be answered by { $day }
title-from = since { $day }
title-accepted = accepted
title-waits = waits
title-no-challengers = Nobody has challenged the holder.
title-how = How it travels
title-how-win = Win against the holder and the title is yours, with the date and the match.
title-how-draw = A draw keeps it where it is.
title-how-answer = A challenge left unanswered for { $days } days passes it on.
title-how-people = Computers and two players on one screen cannot win it.
title-reigns = Reigns
title-no-reigns = No reign yet.
title-matches = Title matches
title-no-matches = No title match yet.
title-taken = taken
title-kept = kept
