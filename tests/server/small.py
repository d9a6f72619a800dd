"""Both games with presenters that show just enough to play, independent of the real ones."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from touchline.coaches.protocol import SHOWN, RankedAnswer
from touchline.coaches.protocol import Reason as CoachReason
from touchline.games import GAMES
from touchline.i18n import Message
from touchline.i18n.narration import Narrated, Narration
from touchline.kernel import Choose, Event, Game, Randbelow, Record, Seeded, Side, TouchlineError
from touchline.session import presenters
from touchline.session.levels import coaches
from touchline.session.presenter import Presenter
from touchline.session.presenters.counter_attack import protocol as counter_attack
from touchline.session.presenters.counter_attack.protocol import AnswerOutcome, ReachPreview
from touchline.session.presenters.french_flair import protocol as french_flair
from touchline.session.presenters.french_flair.protocol import Bench, CardFace, HandPreview
from touchline.session.protocol.games import GameInfo
from touchline.session.protocol.messages import EventMessage
from touchline.session.protocol.previews import AnswerPreview, NotAllowed
from touchline.session.protocol.questions import Call, Question, Reason

_NOTHING: Final = AnswerOutcome((), (), (), (), (), None, ())
OFFERED: Final = 12
"""How many answers are shown, picked over all that there are."""


class SmallPresenter:
    """A game in a few words."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.read_deck = presenters.PRESENTERS[game.name].read_deck
        self.info = GameInfo(
            name=game.name,
            hidden_information=game.name == "french-flair",
            editions=(),
            options=(),
            coaches=coaches(game.name),
        )

    def prepare(self, setup: Mapping[str, Any], seed: str) -> Any:
        """The set-up; Counter Attack with squads that are drafted already."""
        from touchline.counter_attack import quick_setup

        if self.game.name != "counter-attack":
            return self.game.read_setup({**setup})
        fields = {name: value for name, value in setup.items() if name != "draft"}
        return quick_setup(self.game.read_setup(fields), Seeded(seed, "squads"))

    def scene(self, state: Any, side: Side | None) -> Record:
        """What is drawn."""
        return _rugby(self.game, state, side) if self.info.hidden_information else _football(state)

    def question(self, state: Any, request: Choose, number: int, *, to_move: bool) -> Question:
        """A question with some of its options."""
        randbelow = Seeded(number, "offered").randbelow
        picked = dict.fromkeys(self.game.format_answer(request.at_random(randbelow)) for _ in range(OFFERED) if to_move)
        groups = tuple(Call(answer, Message("small-call", {"answer": answer})) for answer in picked)
        frame = type(state.stack[-1]).__name__
        return Question(number, request.side, frame, request.rule, Message("small"), None, groups, arranges="place")

    def event_message(self, event: Event, state: Any, line: int) -> EventMessage:
        """An event as somebody may see it."""
        return EventMessage(event, None, line=line)

    def narrate(self, narration: Narration, before: Any, events: Sequence[Event | None], after: Any) -> Narrated:
        """Nothing: there is no story."""
        return Narrated(narration, (), (0,) * len(events))

    def time(self, state: Any) -> Message:
        """The half."""
        return Message("small-time", {"half": state.half})

    def progress(self, state: Any) -> float:
        """The halves that are over."""
        return float(state.half - 1) / 2

    previews = AnswerPreview | ReachPreview | HandPreview

    def preview(self, state: Any, side: Side, about: Any) -> Record:
        """Whether an answer is allowed; `crash` ends the worker process."""
        if isinstance(about, HandPreview):
            return _NOTHING
        if about.answer.startswith("crash"):
            import os

            os._exit(1)
        try:
            self.game.check(state, self.game.parse_answer(about.answer))
        except TouchlineError as error:
            return NotAllowed(Reason(getattr(error, "rule", ""), Message("small", {"text": str(error)})))
        return _NOTHING


class SmallAdviser:
    """A coach that gives hints: any answers, each worth less than the one before; it says whose view it was shown."""

    def __init__(self, randbelow: Randbelow) -> None:
        self._randbelow = randbelow

    def choose(self, view: Any, request: Choose) -> Any:
        """The first of its hints."""
        return self.advise(view, request)[0].answer

    def advise(self, view: Any, request: Choose) -> tuple[RankedAnswer, ...]:
        """Some answers."""
        picked = dict.fromkeys(request.at_random(self._randbelow) for _ in range(20))
        why = CoachReason("why-run", {"seen-by": getattr(view, "side", "all"), "kind": type(view).__name__})
        return tuple(
            RankedAnswer(answer, 0.6 - place / 10, why) for place, answer in zip(range(SHOWN), picked, strict=False)
        )


def _rugby(game: Game[Any], state: Any, side: Side | None) -> french_flair.Scene:
    view = game.view(state, side or "home")
    assert hasattr(view, "home")
    told: Any = view
    benches = [Bench(team.held, team.pile, team.discard) for team in (told.home, told.away)]
    return french_flair.Scene(
        home=state.setup.home,
        away=state.setup.away,
        score=(told.home.points, told.away.points),
        half=state.half,
        time=Message("small-time", {"half": state.half}),
        phases=state.phases,
        x=state.x,
        attack=state.attack,
        benches=(benches[0], benches[1]),
        hand=tuple(CardFace(card, "forward", ()) for card in told.hand) if side else (),
        whose=side,
        origin=None,
        zone=told.zone,
        advantage=None,
        mark=None,
        declared=told.declared.cards if side and told.declared else (),
        played=told.played if side else 0,
    )


def _football(state: Any) -> counter_attack.Scene:
    return counter_attack.Scene(
        home=state.setup.home,
        away=state.setup.away,
        score=state.score,
        shoot_out=None,
        half=state.half,
        time=Message("small-time", {"half": state.half}),
        minute=state.actions,
        attack=state.attack,
        right=state.right,
        edition=state.setup.edition,
        referee="",
        leniency=0,
        tokens=(),
        bench=((), ()),
        ball=state.ball,
        carrier=None,
        flight=None,
        steps=None,
        placing=None,
        drafting=None,
    )


PRESENTERS: Final[Mapping[str, Presenter]] = {game.name: SmallPresenter(game) for game in GAMES.values()}
