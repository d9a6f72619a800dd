# Where one can go, quick scenarios, the list of matches, and competitions.

nav-matches = Matches
nav-competitions = Competitions
nav-competitions-short = Compete
nav-clubs = Clubs

# Quick scenarios
quick-title = Quick scenarios
quick-about = { $game } with a start, an aim and an end. One click and you play; the squads are drawn for you.
quick-against = Against the computer
quick-start-here = start here
quick-name-beginners = Beginners’ match
quick-name-outnumbered = Outnumbered
quick-name-away-goal = Away goal
quick-name-defence-v-attack = Defence v attack
quick-name-top-v-bottom = Top v bottom
quick-length = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
quick-score = starts { $home }–{ $away }
quick-equals = 100 matches of equals: { $won } won, { $drawn } drawn, { $lost } lost
quick-equals-full = At full length, 100 matches of equals: { $won } won, { $drawn } drawn, { $lost } lost
quick-side = Your side
quick-side-home = { $name ->
    [outnumbered] Eleven, behind
    [away_goal] Hosts
    [defence_v_attack] Attack, 7
    [top_v_bottom] Best first
   *[other] Home
}
quick-side-away = { $name ->
    [outnumbered] Nine, ahead
    [away_goal] Visitors
    [defence_v_attack] Defence, 5 + 1
    [top_v_bottom] Worst first
   *[other] Away
}
quick-way-screen = Two at this screen
quick-way-invited = Invite somebody by link
aim-title = Aim:
aim-reached = You have reached the aim.
aim-missed = You have missed the aim.
aim-level = Level: nobody has reached the aim.

# The list of matches
matches-title = My matches
matches-new = New match
matches-which = Which
matches-all = All { $count }
matches-running = Running { $count }
matches-finished = Finished { $count }
matches-game = Game
matches-games = Both games
matches-find = Club or opponent
matches-none = No match fits these filters.
matches-running-title = Running
matches-finished-title = Finished
matches-computer = Computer, { $levels }
matches-elsewhere = By invitation
matches-screen = On this screen
matches-won = won
matches-drawn = drawn
matches-lost = lost
matches-open = Open
matches-empty = No match yet
matches-any-opponent = Any opponent
matches-opponent-people = People
matches-opponent-computer = Computer
matches-opponent-screen = On this screen
matches-any-result = Any result
matches-any-edition = Any edition
matches-hidden = hidden
matches-hidden-score = Result hidden
matches-surprises = Hide results I have not watched
matches-their-move = Their move
matches-watch = Watch from kick-off
matches-save = Save the record
matches-save-one = Save the record of { $home } against { $away }
matches-save-all =
    { $count ->
        [one] Save the record
       *[other] Save all { $count } records
    }
matches-saving = Reading record { $at } of { $count }
matches-saved =
    { $had ->
        [0] No record could be had.
       *[other] { $had } of { $count } records are in one file.
    }
matches-of = { $shown } of { $count }
matches-more = Show more
matches-clear = Show all matches
