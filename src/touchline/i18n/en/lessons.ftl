# The guided first match of each game: a card is its title, at most 25 words, and its task.

lesson-coach = Your coach
lesson-step = { $step } of { $of }
lesson-offer = New here? Play a first match with a coach beside you.
lesson-offer-fact = A real match against an easy computer, one new idea at a time. Nothing is locked.
lesson-first-match = First match
lesson-later = Not now
lesson-task-done = done
lesson-waits = Play on as you like. The next card comes when it is time.
lesson-waits-for = Play on as you like. Next: { $title }.
lesson-back = Back
lesson-next = Next
lesson-show-me = Show me
lesson-show-none = There is nothing to show right now: any choice is good.
lesson-skip = Skip this step
lesson-skip-short = Skip
lesson-leave = Leave the lesson, keep the match
lesson-recall = Call the coach back
lesson-close = Got it
lesson-play-on = Play on
lesson-set-up = Set it up
lesson-set-up-fact = That has not come up yet. Try it beside the match, which stays as it is.
lesson-exercise = Exercise
lesson-exercise-over = That was the exercise. Your match waits as you left it.
lesson-back-to-match = Back to your match
lesson-unfold = Show squads, log and dice
lesson-over = The lesson is over. The match goes on.
lesson-ended = That was your first match. Play another, or look at it again.
lesson-key-on = Coach: go on
lesson-progress = { $done } of { $of } steps done
lesson-group =
    { $group ->
        [carry] Carry
        [combine] Combine
        [kick] Kick
        [move] Move
        [pass] Pass
        [score] Score
        [shot] Shot
       *[tackle] Tackle
    }

## Counter Attack

lesson-ca-your-ball =
    You are { $us }, dark blue, playing right. { $name } ({ $shirt }) has the ball. Choose { $name }.
    .title = Your ball
    .task = Choose { $name }
lesson-ca-reach =
    Lit hexes are in reach. A number is the chance of losing the ball on the way; a dot is safe. Choose one.
    .title = Where { $name } can run
    .task = Move { $name }
lesson-ca-four-five-two =
    Four of yours may move, then five of theirs, then two of yours by two hexes. Move whom you like, then end the step.
    .title = Four, five, two
    .task = End the step
lesson-ca-their-five =
    { $them } move. Whoever ends beside the ball may tackle: die plus Tackling against your die plus Dribbling.
    .title = Their five
    .task = Play the Movement Phase out
lesson-ca-your-call =
    Moving is over; now you call. Choose Standard pass, or press P, and point at a teammate.
    .title = Your call
    .task = Point a pass at a teammate
lesson-ca-read-the-chance =
    { $chance }% arrives. { $rolling ->
        [0] Nobody is in the way.
        [one] { $rivals } rolls on the way and may cut it out.
       *[other] { $rivals } roll on the way and may cut it out.
    } { $safer ->
        [yes] { $other } is safer. Play either.
       *[no] Play it, or another.
    }
    .title = Read the chance
    .task = Play a pass, whichever you like
lesson-ca-what-follows =
    It arrived. Move, snapshot or pass first time: what you may call is always below the board.
    .title = What follows
    .task = Make the next call
lesson-ca-without-the-ball =
    { $them } moved four; now you move five. Bring someone beside the player with the ball.
    .title = Without the ball
    .task = Close { $name } down
lesson-ca-tackle =
    { $chance }% wins the ball, { $foul }% is a foul, since a 1 always is. From behind a 2 is, too. Tackle or stand.
    .title = Tackle
    .task = Tackle, or stand
lesson-ca-in-range =
    Eleven hexes or less, with the goal in sight: press S. Inside the box you may shoot even while moving.
    .title = In range
    .task = Look at the shot
lesson-ca-save-hex =
    Choose a goal hex. The ringed hex is where the keeper meets the ball: three hexes away costs 1.
    .title = The save hex
    .task = Shoot
lesson-ca-play-on =
    That is the game. Headers, corners, fouls: a card comes when each first happens. The whistle brings me back.
    .title = Play on
    .task = Play on

lesson-ca-remark-another = A good choice, too. { $name } ({ $shirt }) still has the ball, whenever you like.
lesson-ca-remark-also-fine = Just as good: anybody may move.
lesson-ca-remark-robbed = They took the ball. It happens: dice are dice. Now win it back.
lesson-ca-remark-moved-again = You called another Movement Phase, which is always allowed. The pass can wait.
lesson-ca-remark-moved-first = You moved first. The pass can wait.
lesson-ca-remark-shot-instead = You shot instead. Why not? The pass can wait.
lesson-ca-remark-stood-off = You stood off. There will be another chance to close down.
lesson-ca-remark-no-shot = No shot this time. I remind you at the next chance.

lesson-ca-aside-cut-out =
    Their die was high enough: a player beside the ball's way got it. Now they attack.
    .title = Cut out
lesson-ca-aside-foul =
    A tackler's 1 is a foul. The referee's die decides on a card; the attack may play on or take the free kick.
    .title = A foul
lesson-ca-aside-goal =
    The side that conceded kicks off, from the centre spot.
    .title = A goal
lesson-ca-aside-corner =
    Both sides place players in and around the box. Pass short, or send the ball into the box.
    .title = A corner
lesson-ca-aside-throw-in =
    Everybody may move first, then the thrower plays it to a teammate.
    .title = A throw-in
lesson-ca-aside-goal-kick =
    Their keeper starts again; both sides find their places.
    .title = A goal kick
lesson-ca-aside-header =
    Whoever is near may go up for the ball. Die plus Heading: the highest total wins.
    .title = A header
lesson-ca-aside-loose-ball =
    Dice say which way it runs, and how far. Whoever gets there first has it.
    .title = A loose ball
lesson-ca-aside-offside =
    The receiver stood behind their last defender when the pass was played: a free kick for them.
    .title = Offside

## French Flair

lesson-ff-your-ball =
    You are { $us }, claret, playing right, { $left } m to go. Six cards, numbered like shirts. Choose the { $low }.
    .title = Your ball
    .task = Choose a card
lesson-ff-advance =
    Every card can carry 10 m. Play the { $low }: low numbers do little else, so spend them first.
    .title = Advance
    .task = Play a card
lesson-ff-they-tackle =
    { $them } may lay a card. Two dice each, the higher die wins. A double intercepts for them, breaks through for you.
    .title = They tackle
    .task = See the tackle through
lesson-ff-ruck =
    The winner’s two dice mark a zone, { $from } to { $to }. The loser may lay a card and throw one die.
    .title = The ruck
    .task = See who answers
lesson-ff-contest =
    Inside the zone wins the ball. Outside is offside, and a penalty. The filled faces are the chance.
    .title = In or out
    .task = Throw, or leave it
lesson-ff-cards-run-out =
    When the ball changes hands, both draw up to six. While you keep it, your hand shrinks.
    .title = Cards run out
    .task = Choose a card
lesson-ff-combination =
    Tap { $cards }. The { $first } opens with { $opens } m, each card after it carries 10. No tackle in between.
    .title = Three cards, one play
    .task = Choose the cards in that order
    .task-2 = Play them
lesson-ff-dice =
    The higher die counts, 5 m a pip. Two run further, but any 1 is a knock-on: 17 or 31%.
    .title = One die or two?
    .task = Throw
lesson-ff-touch-kick =
    Far from their line, kick for touch: 5 m a pip, their throw. A 1 outside your 22 gains nothing.
    .title = Touch kick
    .task = Kick, any way you like
lesson-ff-counter =
    You caught their kick. A counter takes any cards in any order, and the last may run.
    .title = Counter
    .task = Play from the catch
lesson-ff-their-22 =
    Here every carrying card can be tackled, not only the last. The hatched strip shows where.
    .title = Their 22
    .task = Begin a play
lesson-ff-over-the-line =
    Across it, not on it: 5 points, then a duel for 2. That is the game; the whistle brings me back.
    .title = Over the line
    .task = Play on

lesson-ff-remark-single = One card this time. A combination waits for its chance.
lesson-ff-remark-carried = You carried it. A touch kick waits for its chance.

lesson-ff-aside-knock-on =
    A 1 on a run or a catch drops the ball forward. The other side gets a scrum.
    .title = A knock-on
lesson-ff-aside-try =
    5 points. Then a duel of dice for 2 more, and a kick-off.
    .title = A try
lesson-ff-aside-penalty =
    Kick at goal for 3, kick for touch and keep the throw, or tap and go.
    .title = A penalty
lesson-ff-aside-scrum =
    A duel of dice for the ball. After it numbers 1 to 5 stay bound; an 8 and a 9 may go together.
    .title = A scrum
lesson-ff-aside-lineout =
    A duel of dice for the ball. After it a maul of two forwards may drive on.
    .title = A lineout
lesson-ff-aside-advantage =
    Play goes on after the offside. If nothing comes of it, the penalty is taken after all.
    .title = Advantage
lesson-ff-aside-interception =
    A double by the tackler takes the ball on the run.
    .title = Intercepted
lesson-ff-aside-last-card =
    With an empty hand the ball goes to the other side, and both draw up to six.
    .title = Out of cards
