# A coach's reason for an answer, in one line. $shirt is a shirt number, $card a card, $chance a percentage.

## Counter Attack

because-ca-shot = Scores { $chance }% of the time.
because-ca-pass = Finds the { $shirt } { $chance }% of the time.
because-ca-pass-space = Finds space { $chance }% of the time.
because-ca-high-pass = Over the defence: { $chance }% accurate, and the { $shirt } can attack it in the air.
because-ca-long-pass = Gains a lot of ground in one go.
because-ca-cross = Lands where it is aimed { $chance }% of the time.
because-ca-head = The header puts the ball where we want it.
because-ca-nutmeg = Through the { $shirt }'s legs, leaving them out of the play.
because-ca-run = The { $shirt } carries the ball closer to goal.
because-ca-turn-away = The { $shirt } takes the ball out of danger.
because-ca-collect = The { $shirt } picks up the loose ball.
because-ca-support = The { $shirt } is open for a pass there.
because-ca-challenge = The { $shirt } puts the carrier under pressure.
because-ca-cover = The { $shirt } closes the route to goal.
because-ca-phase = Moving players is worth more than a pass now.
because-ca-stop = Any further and the ball is in danger.
because-ca-end = The others are well placed already.
because-ca-tackle = Winning the ball is worth the risk of a foul.
because-ca-no = The risk is greater than the reward.
because-ca-dive = The goalkeeper has to go for it.
because-ca-play-on = The attack is worth more than the free kick.
because-ca-take-it = The free kick is worth more than playing on.
because-ca-places = Gets players into better positions first.
because-ca-drop = The ball is more use at the feet.
because-ca-usual = The usual choice here.

## French Flair

because-ff-advance = Safe metres without dice, with { $left } m to go.
because-ff-run =
    { $metres ->
        [0] Let the dice do it, with { $left } m to go.
       *[other] { $metres } m guaranteed, then the dice, with { $left } m to go.
    }
because-ff-kick =
    { $metres ->
        [0] Metres from the boot, with { $left } m to go.
       *[other] { $metres } m in hand, more from the boot, with { $left } m to go.
    }
because-ff-touch = Safe metres from the boot, and a lineout.
because-ff-drop = 3 points, { $chance }% of the time.
because-ff-maul = { $metres } m that nobody can tackle.
because-ff-pick = { $metres } m that nobody can tackle.
because-ff-one-die = Less can go wrong than with two.
because-ff-two-dice = The metres are worth the risk.
because-ff-tackle = We can spare the { $card } to stop them.
because-ff-contest = Wins the ball { $chance }% of the time, and we can spare the { $card }.
because-ff-clear-out = Wins the ball back { $chance }% of the time, and we can spare the { $card }.
because-ff-goal = 3 points { $chance }% of the time, from { $left } m.
because-ff-penalty-touch = Metres and the throw-in, with { $left } m to go.
because-ff-tap = The line is close and the hand is full: { $left } m.
because-ff-penalty = Points or a lineout beat playing on.
because-ff-advantage = One more card, with the penalty still in hand.
because-ff-play = A hand good enough to play from here.
because-ff-ground = A drop-out is safer than playing from here.
because-ff-mark = A kick that costs no card.
because-ff-stop = Filling the hand is worth more than 5 m.
because-ff-end = Time is up, and we like the score.
because-ff-decline = The cards are worth more later.
