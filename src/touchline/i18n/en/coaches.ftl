# Why a coach would give an answer, in a line. $shirt is a shirt, $card a card, $chance is in per cent.

## Counter Attack

because-ca-shot = A goal in { $chance }% of such shots.
because-ca-pass = Reaches the { $shirt } with { $chance }%.
because-ca-pass-space = Reaches free space with { $chance }%.
because-ca-high-pass = Over the defenders, accurate with { $chance }%; the { $shirt } heads for it.
because-ca-long-pass = Gains much ground at once.
because-ca-cross = Lands where it is aimed with { $chance }%.
because-ca-head = The ball goes where it is wanted by a header.
because-ca-nutmeg = Past the { $shirt }, who is then out of it.
because-ca-run = The { $shirt } takes the ball nearer to goal.
because-ca-turn-away = The { $shirt } takes the ball out of danger.
because-ca-collect = The { $shirt } takes the free ball.
because-ca-support = The { $shirt } can be passed to there.
because-ca-challenge = The { $shirt } goes at the carrier.
because-ca-cover = The { $shirt } closes the way to goal.
because-ca-phase = Moving players is worth more than a pass now.
because-ca-stop = Further on the ball is in danger.
because-ca-end = The others stand well where they are.
because-ca-tackle = Winning the ball is worth the foul it may be.
because-ca-no = Trying it risks more than it may bring.
because-ca-dive = The goalkeeper has to go for it.
because-ca-play-on = The attack is worth more than the free kick.
because-ca-take-it = The free kick is worth more than playing on.
because-ca-places = Players get into better places first.
because-ca-drop = From the feet more can be done with it.
because-ca-usual = This is usually done here.

## French Flair

because-ff-advance = Sure ground without dice, with { $left } m to go.
because-ff-run =
    { $metres ->
        [0] The dice take it on, with { $left } m to go.
       *[other] { $metres } m for sure, then the dice, with { $left } m to go.
    }
because-ff-kick =
    { $metres ->
        [0] Ground by the foot, with { $left } m to go.
       *[other] { $metres } m in hand, more by the foot, with { $left } m to go.
    }
because-ff-touch = Safe ground by the foot, and a lineout.
because-ff-drop = 3 points with { $chance }%.
because-ff-maul = { $metres } m that nobody may tackle.
because-ff-pick = { $metres } m that nobody may tackle.
because-ff-one-die = Less may go wrong than with two.
because-ff-two-dice = The ground is worth the risk.
because-ff-tackle = The { $card } can be spared to stop them.
because-ff-contest = The ball with { $chance }%; the { $card } can be spared.
because-ff-clear-out = The ball back with { $chance }%; the { $card } can be spared.
because-ff-goal = 3 points with { $chance }%, from { $left } m.
because-ff-penalty-touch = Ground and the throw-in, with { $left } m to go.
because-ff-tap = The line is near and the hand is full: { $left } m.
because-ff-penalty = Points or a lineout are worth more than playing on.
because-ff-advantage = A card more, and the penalty still waits.
because-ff-play = The hand is good enough to play from here.
because-ff-ground = A drop-out is safer than playing from here.
because-ff-mark = A kick that costs no card.
because-ff-stop = The hand fills up, which is worth more than 5 m.
because-ff-end = Time is up, and the score is good.
because-ff-decline = The cards are worth more later.
